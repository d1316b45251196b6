import { describe, expect, it } from 'vitest';
import { shippedPacks } from './packs/shipped-packs.ts';
import { ruleTitles, titleOf } from './rule-titles.ts';

const packs = Object.values(shippedPacks).flat();
const shipped = new Set(packs.flatMap(({ edition, source }) => [edition, source]));

/** Names of laws, regulations and seasons that are written alike in every language. */
const alikeEverywhere = [
  '2024/25',
  '2025/26',
  'D.Lgs. 36/2021',
  'D.Lgs. 37/2021',
  'FIGC',
  'FIGC, NOIF',
  'The FA, Elite Significant Contribution',
  'The FA, Governing Body Endorsement',
];

describe('the titles of the shipped rules', () => {
  it('are said in the reader’s language, except names that are the same everywhere', () => {
    expect([...shipped].filter((text) => titleOf(text) === null).toSorted()).toEqual(alikeEverywhere);
  });

  it('are texts of the packs', () => {
    const used = new Set([...shipped].map(titleOf));
    expect(ruleTitles.filter((name) => !used.has(name))).toEqual([]);
  });

  it('are not changed where staff wrote them', () => {
    expect(titleOf('FIGC, C.U. 12/A')).toBeNull();
  });
});
