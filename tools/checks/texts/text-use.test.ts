import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTextUse } from './read-text-use.ts';
import { checkDescriptions } from './text-descriptions.ts';
import { findUnusedTexts } from './text-use.ts';

const keys: Record<string, ReadonlySet<string>> = {
  shell: new Set(['menu.start', 'menu.desk', 'menu.lost', 'save']),
  errors: new Set(['GONE']),
};

/** A project of one file that uses texts in every supported way. */
const source = `
type TextFunction<File, Plain> = (key: string, file?: File, plain?: Plain) => string;
declare const t: TextFunction<'shell' | 'errors', 'shell'>;
declare const log: (line: string) => void;
type Entry = 'start' | 'desk';
export function words(entry: Entry, level: number, isGone: boolean, any: 'menu.start' | 'menu.desk' | 'menu.lost' | 'save') {
  log('save');
  const kept = { key: 'errors:GONE' } as const;
  return [t(\`menu.\${entry}\`), t(isGone ? 'errors:GONE' : 'save'), t(kept.key), \`shell:level.\${level}\`, t(any)];
}
export type Named = 'shell:menu.lost';
export const time = 'at:12';
`;

let folder = '';

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'texts-')));
  await writeFile(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true }, "include": ["*.ts"] }',
  );
  await writeFile(join(folder, 'words.ts'), source);
});

afterAll(() => rm(folder, { recursive: true }));

describe('a source uses', () => {
  it('exactly the texts that its calls and full keys allow', () => {
    const uses = readTextUse(
      join(folder, 'tsconfig.json'),
      () => true,
      (file) => keys[file],
    );
    const named = uses.map(({ key, open }) => (open ? `${key}…` : key));
    expect([...new Set(named)].sort()).toEqual([
      'errors:GONE',
      'shell:level.…',
      'shell:menu.desk',
      'shell:menu.start',
      'shell:save',
    ]);
    expect(uses[0]?.at).toBe(`${join(folder, 'words.ts')}:8`);
  });
});

describe('a text', () => {
  const texts = new Set(['a:one', 'a:two', 'a:level.1', 'a:level.2', 'a:later.x']);
  const use = (key: string, open = false) => ({ key, open, at: 'web/src/a.ts:1' });
  const found = (uses: ReturnType<typeof use>[], planned: string[] = []) =>
    findUnusedTexts(texts, uses, { 'a:level.': [1, 2] }, planned);

  it('that nothing uses is found, unless it is planned', () => {
    const uses = [use('a:one'), use('a:level.', true)];
    expect(found(uses)).toEqual(['no source uses "a:two"', 'no source uses "a:later.x"']);
    expect(found([...uses, use('a:two')], ['a:later.'])).toEqual([]);
  });

  it('is no longer listed as planned once it is used', () => {
    const uses = [use('a:one'), use('a:two'), use('a:level.', true), use('a:later.x')];
    expect(found(uses, ['a:later.'])[0]).toContain('is used now');
  });

  it('that does not exist is found, and so is an open key that is not declared', () => {
    const uses = [use('a:one'), use('a:two'), use('a:later.x'), use('a:level.', true)];
    expect(found([...uses, use('a:three')])).toEqual(['web/src/a.ts:1: there is no text "a:three"']);
    expect(found([...uses, use('a:', true)])[0]).toContain('allows any text');
  });
});

describe('a description', () => {
  const texts = new Map([['shell', new Map([['menu.start', null]])]]);
  const findingsOf = (entries: Record<string, unknown>, file = 'platform/shell.json') =>
    checkDescriptions(new Map([[file, entries]]), texts, new Set(['platform/shell.json']));

  it('belongs to a text or to all texts with a prefix', () => {
    expect(findingsOf({ menu: 'Entries of the menu.', 'menu.start': 'The first screen.' })).toEqual([]);
    expect(findingsOf({ 'menu.st': 'x' })).toEqual([
      'texts/descriptions/platform/shell.json menu.st: there is no such text',
    ]);
  });

  it('is not empty and its file has the same path as the texts', () => {
    expect(findingsOf({ menu: ' ' })[0]).toContain('is empty');
    expect(findingsOf({ menu: 'x' }, 'people/shell.json')[0]).toContain('there is no text file');
  });
});
