import { describe, expect, it } from 'vitest';
import { checkFileRules } from './file-rules.ts';

const findingsOf = (path: string, lines = 1) => checkFileRules([{ path, text: 'x\n'.repeat(lines) }]);

describe('a source file', () => {
  it('is named in kebab-case, with suffixes for its layer', () => {
    for (const path of [
      'web/src/ui/data-list.tsx',
      'server/src/people/players/players.repository.ts',
      'server/migrations/0001-accounts.sql',
    ])
      expect(findingsOf(path)).toEqual([]);
    for (const name of ['DataList.tsx', 'data_list.ts', 'dataList.ts'])
      expect(findingsOf(`web/src/ui/${name}`)).toHaveLength(1);
  });

  it('has a name that describes its content', () => {
    for (const path of [
      'web/src/helpers/x.ts',
      'server/src/players/player-utils.ts',
      'server/src/common.ts',
      'web/src/misc/a.ts',
    ])
      expect(findingsOf(path)).toHaveLength(1);
    expect(findingsOf('server/src/accounts/common-passwords.ts')).toHaveLength(1);
    expect(findingsOf('server/src/commons/commonplace.ts')).toEqual([]);
  });

  it('refers to no document outside the project', () => {
    const text = (words: string) => checkFileRules([{ path: 'server/src/app.ts', text: `// ${words}` }]);
    expect(text(`as ${'RULES'} §4 says`)).toHaveLength(1);
    expect(text(`see ${'SAFETY'} row 12`)).toHaveLength(1);
    expect(text('spec §4, decision 12, RFC 9457')).toEqual([]);
  });

  it('has 300 lines at most, a test 500', () => {
    expect(findingsOf('server/src/app.ts', 300)).toEqual([]);
    expect(findingsOf('server/src/app.ts', 301)).toEqual(['server/src/app.ts: 301 lines; 300 at most']);
    expect(findingsOf('server/src/app.test.ts', 500)).toEqual([]);
    expect(findingsOf('server/src/app.test.ts', 501)).toHaveLength(1);
  });
});

describe('a folder', () => {
  const folderOf = (folder: string, count: number) =>
    checkFileRules(
      Array.from({ length: count }, (_, index) => ({ path: `${folder}/file-${index}.ts`, text: '' })),
    );

  it('has 30 files at most', () => {
    expect(folderOf('web/src/room/chat', 30)).toEqual([]);
    expect(folderOf('web/src/room/chat', 31)).toEqual([
      'web/src/room/chat: 31 files; 30 at most, so group them by subject',
    ]);
  });
});
