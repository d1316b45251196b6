import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const mantine = join(dirname(new URL(import.meta.resolve('@mantine/core')).pathname), '../..');

/** The components of Mantine that a file uses: what it imports, types aside. */
function usedIn(text: string): string[] {
  return [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core';/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));
}

/**
 * The style sheets that a component of Mantine needs: its own, and those of the components that it draws. Read from
 * the imports of its code, since a style sheet is named after its module of classes.
 */
function sheetsOf(component: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  function read(file: string): void {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const sheet = /([A-Za-z]+)\.module\.mjs$/.exec(file)?.[1];
    if (sheet !== undefined) found.add(sheet);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+\.mjs)"/g))
      if (!basename(path).startsWith('index')) read(join(dirname(file), path));
  }
  read(join(mantine, 'esm/components', component, `${component}.mjs`));
  return found;
}

function sheetsImportedIn(text: string): string[] {
  return [...text.matchAll(/core\/styles\/(\w+)\.layer\.css/g)].map(([, sheet = '']) => sheet);
}

const imported = new Set(
  ['styles.ts', 'styles-app.ts'].flatMap((file) =>
    sheetsImportedIn(readFileSync(join(import.meta.dirname, file), 'utf8')),
  ),
);

/** Parts that Mantine can draw inside of a component and that no screen asks for. */
const neverDrawn = new Set(['CheckboxCard', 'CheckboxIndicator', 'RadioCard', 'RadioIndicator']);

it('imports the style sheet of every component of Mantine that a screen uses', () => {
  const missing = new Set<string>();
  for (const file of globSync('**/*.tsx', { cwd: source })) {
    const text = readFileSync(join(source, file), 'utf8');
    const own = new Set(sheetsImportedIn(text));
    for (const component of usedIn(text)) {
      for (const sheet of sheetsOf(component)) {
        const hasSheet = existsSync(join(mantine, 'styles', `${sheet}.layer.css`));
        if (hasSheet && !imported.has(sheet) && !own.has(sheet) && !neverDrawn.has(sheet))
          missing.add(`${sheet}.layer.css for ${component} in ${file}`);
      }
    }
  }
  expect([...missing].sort()).toEqual([]);
});

it('finds every class that a component uses in the style sheet that it imports', () => {
  const missing: string[] = [];
  for (const file of globSync('**/*.tsx', { cwd: source })) {
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, name, path = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = readFileSync(join(source, dirname(file), path), 'utf8');
      const written = new Set([...sheet.matchAll(/\.([\w-]+)/g)].map(([, word]) => word));
      for (const [, used = ''] of text.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, 'g')))
        if (!written.has(used)) missing.push(`.${used} of ${basename(path)} in ${file}`);
    }
  }
  expect([...new Set(missing)]).toEqual([]);
});
