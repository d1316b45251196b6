import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './checks/sources.ts';
import { settingsDocuments } from './settings-documents.ts';

// Run it after changing a setting in server/src/platform/config/settings.ts.
for (const [file, text] of settingsDocuments()) await writeFile(join(root, file), text);
