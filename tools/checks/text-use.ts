import { join } from 'node:path';
import { openKeys } from '../../texts/src/open-keys.ts';
import { placeholdersByFile } from '../text-placeholders.ts';
import { readTextUse, type TextUse } from './read-text-use.ts';
import { root } from './sources.ts';

/** Whose sources say texts. */
const speaking = /^(contract|server|web)\/src\//;
/** Names the texts that the specification wants to the letter, whether a screen says them yet or not. */
const specification = 'texts/src/spec-texts.test.ts';

/** Texts that no screen says yet and the product wants: the beginnings of their keys. */
const awaited = [
  // Categories keep their Italian names, with a translated hint.
  'catalogue:categoryHint.',
  // Associations of their own, with a licence and a nationality each.
  'countries:GB-',
];

/** Every text is said by some source, and every key whose end is open is one of the declared ones. */
export function checkTextUse(): string[] {
  const keys = placeholdersByFile();
  const within = (path: string) => path.slice(root.length);
  const isRead = (path: string) =>
    within(path) === specification || (speaking.test(within(path)) && !/\.(test|d)\.tsx?$/.test(path));
  const uses = ['tsconfig.json', 'web/tsconfig.json'].flatMap((config) =>
    readTextUse(join(root, config), isRead, (file) => keysIn(keys, file)),
  );
  const texts = new Set([...keys].flatMap(([file, own]) => [...own.keys()].map((key) => `${file}:${key}`)));
  return findUnusedTexts(
    texts,
    uses.map((use) => ({ ...use, at: within(use.at) })),
    openKeys,
    awaited,
  );
}

function keysIn(keys: ReadonlyMap<string, ReadonlyMap<string, unknown>>, file: string) {
  const own = keys.get(file);
  return own && new Set(own.keys());
}

/**
 * What no source says, and what a source says that is no text.
 *
 * @param texts full keys, a plural without its form
 * @param open by the beginning of a key, what may follow it
 * @param awaited beginnings of keys that nothing says yet
 */
export function findUnusedTexts(
  texts: ReadonlySet<string>,
  uses: readonly TextUse[],
  open: Readonly<Record<string, readonly (string | number)[]>>,
  awaited: readonly string[],
): string[] {
  const used = new Set<string>();
  const findings = new Set<string>();
  for (const use of uses) {
    const ends = use.open ? open[use.key] : [''];
    if (!ends)
      findings.add(
        `${use.at}: which texts "${use.key}…" means cannot be told; give what follows a type of words`,
      );
    for (const end of ends ?? []) {
      const key = `${use.key}${end}`;
      used.add(key);
      if (!texts.has(key)) findings.add(`${use.at}: there is no text "${key}"`);
    }
  }
  for (const text of texts)
    if (!used.has(text) && !awaited.some((beginning) => text.startsWith(beginning)))
      findings.add(`no source says "${text}"`);
  for (const beginning of awaited)
    if ([...used].some((key) => key.startsWith(beginning)))
      findings.add(`"${beginning}…" is awaited no longer: take it off the list`);
  return [...findings];
}
