import { readTexts, type TextTree } from '../texts/src/read-texts.ts';

/** The generated types of all texts, relative to the project root. */
export const placeholdersFile = 'texts/src/text-placeholders.ts';

const pluralKey = /^(.+)_(?:zero|one|two|few|many|other)$/;

/** Generates the source of `texts/src/text-placeholders.ts` from the Italian texts: each key with its placeholders. */
export function writeTextPlaceholders(): string {
  const files = [...placeholdersByFile()].map(([file, keys]) => {
    const lines = [...keys].map(
      ([key, names]) => `    ${quoted(key)}: ${[...names].sort().map(literal).join(' | ') || 'never'};`,
    );
    return `  ${quoted(file)}: {\n${lines.join('\n')}\n  };`;
  });
  return [
    '/** Written by `node tools/generate-text-keys.ts` from texts/it: each key of each file, and the names of its placeholders. */',
    `export interface TextPlaceholders {\n${files.join('\n')}\n}\n`,
  ].join('\n');
}

/** The names of the placeholders of every text in Italian, by file and key. */
export function placeholdersByFile(): Map<string, Map<string, Set<string>>> {
  return new Map(Object.entries(readTexts('it')).map(([file, tree]) => [file, placeholdersByKey(tree)]));
}

/** The placeholders of each key with dots; the forms of a plural are one key, which needs its `count`. */
function placeholdersByKey(tree: TextTree): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (branch: TextTree, prefix: string) => {
    for (const [name, value] of Object.entries(branch)) {
      if (typeof value !== 'string') {
        visit(value, `${prefix}${name}.`);
        continue;
      }
      const stem = pluralKey.exec(name)?.[1];
      const isPlural = stem !== undefined && `${stem}_other` in branch;
      const key = prefix + (isPlural ? stem : name);
      const names = found.get(key) ?? new Set(isPlural ? ['count'] : []);
      for (const [, placeholder] of value.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g))
        names.add(String(placeholder));
      found.set(key, names);
    }
  };
  visit(tree, '');
  return found;
}

const literal = (text: string) => `'${text}'`;

const quoted = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));
