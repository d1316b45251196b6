import { describe, expect, it } from 'vitest';
import { holdsWords, inOrder, isCalled, type PaletteItem } from './palette-item.ts';
import { withRecent } from './recent-list.ts';

const item = (group: PaletteItem['group'], path: string): PaletteItem => ({ group, path, title: path });

describe('the name of a page', () => {
  it('holds words in any order, blind to accents and case', () => {
    expect(holdsWords('Negociações em curso', 'curso NEGOCIACO')).toBe(true);
    expect(holdsWords('Trattative', 'offerte')).toBe(false);
  });

  it('is called by words that begin its own', () => {
    expect(isCalled('Sala trattative', 'tratt')).toBe(true);
    expect(isCalled('Sala trattative', 'attive')).toBe(false);
    expect(isCalled('Sala trattative', ' ')).toBe(false);
  });
});

describe('the lines', () => {
  const lines = [item('screens', '/a'), item('players', '/1'), item('players', '/2'), item('acts', '/b')];
  const paths = (...args: Parameters<typeof inOrder>) => inOrder(...args).map(({ path }) => path);

  it('stand in the order of their kinds, or with some kinds first', () => {
    expect(paths(lines, [], [])).toEqual(['/1', '/2', '/b', '/a']);
    expect(paths(lines, ['acts'], [])).toEqual(['/b', '/1', '/2', '/a']);
  });

  it('show of each kind first what was opened recently', () => {
    expect(paths(lines, [], ['/9', '/2'])).toEqual(['/2', '/1', '/b', '/a']);
  });
});

describe('what was opened recently', () => {
  const page = (path: string) => ({ path, title: path });

  it('names each page once, the latest first, twenty at most', () => {
    expect(withRecent([page('/1'), page('/2')], page('/2')).map(({ path }) => path)).toEqual(['/2', '/1']);
    const many = Array.from({ length: 30 }, (_, n) => page(`/${n}`));
    expect(withRecent(many, page('/new'))).toHaveLength(20);
  });
});
