import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './checks/sources.ts';
import { placeholdersFile, writeTextPlaceholders } from './text-placeholders.ts';

// Run it after a text was added, taken away or given another placeholder.
await writeFile(join(root, placeholdersFile), writeTextPlaceholders());
