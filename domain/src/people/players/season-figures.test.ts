import { describe, expect, it } from 'vitest';
import { figureConflicts, minutesOfNewestSeason, playedFewMinutes } from './season-figures.ts';

describe('the figures of a season agree with the matches played', () => {
  it.each([
    [{ appearances: 20, starts: 20, minutes: 2400, cleanSheets: 20 }, []],
    [{ appearances: 20, starts: 21 }, [{ figure: 'starts', max: 20 }]],
    [{ appearances: 20, cleanSheets: 21 }, [{ figure: 'cleanSheets', max: 20 }]],
    [{ appearances: 20, minutes: 2401 }, [{ figure: 'minutes', max: 2400 }]],
    [{ appearances: 0, minutes: 1 }, [{ figure: 'minutes', max: 0 }]],
    // A striker may score any number of goals in one match.
    [{ appearances: 1, goals: 9, assists: 9, yellowCards: 2 }, []],
    // Nothing is known of the matches.
    [{ appearances: null, starts: 99, minutes: 9999 }, []],
    [{ minutes: 500 }, []],
  ])('%j: %j', (figures, conflicts) => {
    expect(figureConflicts(figures)).toEqual(conflicts);
  });
});

describe('few minutes played', () => {
  it.each([
    [{ minutes: 899, minutesPercent: null }, true],
    [{ minutes: 900, minutesPercent: null }, false],
    [{ minutes: 0, minutesPercent: 90 }, true],
    [{ minutes: 2000, minutesPercent: 10 }, false],
    [{ minutes: null, minutesPercent: 24 }, true],
    [{ minutes: null, minutesPercent: 25 }, false],
    // Unknown is not few.
    [{ minutes: null, minutesPercent: null }, false],
  ])('%j: %s', (player, few) => {
    expect(playedFewMinutes(player)).toBe(few);
  });
});

describe('the minutes of the newest season', () => {
  it.each([
    [[], null],
    [[{ startYear: 2025, minutes: null }], null],
    [
      [
        { startYear: 2024, minutes: 2000 },
        { startYear: 2025, minutes: 300 },
      ],
      300,
    ],
    // Two clubs in one season, and a newer season of which nothing is known yet.
    [
      [
        { startYear: 2026, minutes: null },
        { startYear: 2025, minutes: 300 },
        { startYear: 2025, minutes: 600 },
      ],
      900,
    ],
    [[{ startYear: 0, minutes: 900 }], null],
  ])('%j: %s', (careerEntries, minutes) => {
    expect(minutesOfNewestSeason(careerEntries)).toBe(minutes);
  });
});
