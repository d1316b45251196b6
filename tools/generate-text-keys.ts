import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './checks/sources.ts';
import { placeholdersFile, writeTextPlaceholders } from './text-placeholders.ts';

// Run it after adding or removing a text or changing its placeholders.
await writeFile(join(root, placeholdersFile), writeTextPlaceholders());
