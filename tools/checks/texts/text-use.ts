import { join } from 'node:path';
import { openKeys } from '../../../texts/src/open-keys.ts';
import { placeholdersByFile } from '../../text-placeholders.ts';
import { root } from '../sources.ts';
import { readTextUse, type TextUse } from './read-text-use.ts';

/** The sources that use texts: also the words that web and server share, but not the list of open keys. */
const textUsers = /^(contract|server|texts|web)\/src\/(?!open-keys)/;
/** Lists the texts whose wording the specification prescribes, whether a screen uses them yet or not. */
const specification = 'texts/src/spec-texts.test.ts';

/** Prefixes of keys that the product needs but no screen uses yet. */
const planned = [
  // Categories keep their Italian names, with a translated hint.
  'catalogue:categoryHint.',
];

/** Every text is used by some source, and every open key is declared. */
export function checkTextUse(): string[] {
  const keys = placeholdersByFile();
  const within = (path: string) => path.slice(root.length);
  const isRead = (path: string) =>
    within(path) === specification || (textUsers.test(within(path)) && !/\.(test|d)\.tsx?$/.test(path));
  const uses = ['tsconfig.json', 'web/tsconfig.json'].flatMap((config) =>
    readTextUse(join(root, config), isRead, (file) => keysIn(keys, file)),
  );
  const texts = new Set([...keys].flatMap(([file, own]) => [...own.keys()].map((key) => `${file}:${key}`)));
  return findUnusedTexts(
    texts,
    uses.map((use) => ({ ...use, at: within(use.at) })),
    openKeys,
    planned,
  );
}

function keysIn(keys: ReadonlyMap<string, ReadonlyMap<string, unknown>>, file: string) {
  const own = keys.get(file);
  return own && new Set(own.keys());
}

/**
 * Finds texts that no source uses, and keys in sources that are not texts.
 *
 * @param texts full keys, plurals without their suffix
 * @param open the possible endings of a key, by its prefix
 * @param planned prefixes of keys that nothing uses yet
 */
export function findUnusedTexts(
  texts: ReadonlySet<string>,
  uses: readonly TextUse[],
  open: Readonly<Record<string, readonly (string | number)[]>>,
  planned: readonly string[],
): string[] {
  const used = new Set<string>();
  const findings = new Set<string>();
  for (const use of uses) {
    const endings = use.open ? open[use.key] : [''];
    if (!endings)
      findings.add(`${use.at}: the type of "${use.key}…" allows any text; use a union of string literals`);
    for (const ending of endings ?? []) {
      const key = `${use.key}${ending}`;
      used.add(key);
      if (!texts.has(key)) findings.add(`${use.at}: there is no text "${key}"`);
    }
  }
  for (const text of texts)
    if (!used.has(text) && !planned.some((beginning) => text.startsWith(beginning)))
      findings.add(`no source uses "${text}"`);
  for (const beginning of planned)
    if ([...used].some((key) => key.startsWith(beginning)))
      findings.add(`"${beginning}…" is used now: remove it from the list`);
  return [...findings];
}
