import { describe, expect, it } from 'vitest';
import { licenceFindings, noticeFindings } from './licences.ts';

const lockOf = (licences: Record<string, string | undefined>) => ({
  packages: Object.fromEntries(
    Object.entries(licences).map(([name, license]) => [
      `node_modules/${name}`,
      license === undefined ? {} : { license },
    ]),
  ),
});
const findingsOf = (licences: Record<string, string | undefined>) => licenceFindings(lockOf(licences));

describe('the licence of a package', () => {
  it('is on the allow list', () => {
    expect(findingsOf({ a: 'MIT', b: '(MIT AND Zlib)', c: 'GPL-3.0-only OR MIT' })).toEqual([]);
    expect(findingsOf({ a: 'GPL-3.0-only', b: 'MIT AND GPL-3.0-only', c: undefined })).toEqual([
      'a: the licence GPL-3.0-only is not on the allow list',
      'b: the licence MIT AND GPL-3.0-only is not on the allow list',
      'c: the licence (none named) is not on the allow list',
    ]);
  });

  it('may differ for a listed exception, as long as it is the licence recorded there', () => {
    expect(findingsOf({ 'x/node_modules/axe-core': 'MPL-2.0', lightningcss: 'MPL-2.0' })).toEqual([]);
    expect(findingsOf({ 'axe-core': 'AGPL-3.0-only', other: 'MPL-2.0' })).toHaveLength(2);
  });

  it('is not checked for our own packages', () => {
    expect(
      licenceFindings({ packages: { server: {}, 'node_modules/@trattativa/server': { link: true } } }),
    ).toEqual([]);
  });
});

describe('NOTICE.md', () => {
  it('names only existing files and packages', () => {
    const notice = '| what | where |\n|---|---|\n| names | `texts/*/names.json`, `@fonts/*`, `maps` | x |\n';
    const lock = lockOf({ '@fonts/inter': 'OFL-1.1', maps: 'ISC' });
    expect(noticeFindings(notice, lock, () => true)).toEqual([]);
    expect(noticeFindings(notice, lockOf({}), () => false)).toEqual([
      'NOTICE.md: texts/*/names.json does not exist',
      'NOTICE.md: @fonts/* does not exist',
      'NOTICE.md: maps does not exist',
    ]);
  });
});
