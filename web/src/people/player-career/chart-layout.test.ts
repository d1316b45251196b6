import type { CareerPoint } from '@trattativa/domain/people/players/career-chart';
import { describe, expect, it } from 'vitest';
import { layOutChart } from './chart-layout.ts';

const at = (
  season: number,
  level: number,
  clubName: string,
  figures: Partial<Pick<CareerPoint, 'minutes' | 'goals'>> = {},
): CareerPoint => ({
  season,
  level,
  clubName,
  division: 'x',
  minutes: null,
  goals: null,
  ...figures,
});

describe('the grid of a career', () => {
  it('adds up what is known of the minutes and goals of a spell', () => {
    const { spells } = layOutChart([
      at(2022, 5, 'Este', { minutes: 900, goals: null }),
      at(2023, 5, 'Este', { minutes: 1800, goals: 4 }),
      at(2024, 3, 'Padova'),
    ]);
    expect(spells).toMatchObject([
      { minutes: 2700, goals: 4 },
      { minutes: null, goals: null },
    ]);
  });

  it('joins the seasons of one club, with a row for every tier in between', () => {
    const layout = layOutChart([at(2022, 5, 'Este'), at(2023, 5, 'Este'), at(2024, 3, 'Padova')]);
    expect(layout).toMatchObject({ firstSeason: 2022, endSeason: 2025, levels: [3, 4, 5] });
    expect(layout.spells.map(({ clubName, from, to, row }) => [clubName, from, to, row])).toEqual([
      ['Este', 2022, 2024, 2],
      ['Padova', 2024, 2025, 0],
    ]);
  });

  it('places the youth sector directly below the tiers played', () => {
    const { levels, spells } = layOutChart([at(2022, 15, 'Padova'), at(2023, 2, 'Padova')]);
    expect(levels).toEqual([2, 15]);
    expect(spells[0]?.row).toBe(1);
  });

  it('does not join two separate periods at one club', () => {
    const { spells } = layOutChart([at(2021, 3, 'Este'), at(2022, 3, 'Adria'), at(2023, 3, 'Este')]);
    expect(spells).toHaveLength(3);
  });

  it('draws a career in the youth sector alone', () => {
    expect(layOutChart([at(2023, 15, 'Padova')]).levels).toEqual([15]);
  });
});
