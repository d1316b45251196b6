import { describe, expect, it } from 'vitest';
import { registrationsIn } from './registrations.ts';

const at = (clubName: string, appearances: number | null, startYear = 2026, endYear = 2027) => ({
  clubName,
  appearances,
  startYear,
  endYear,
});

/** As the rule packs say for every association. */
const limits = { registered: 3, played: 2 };

describe('the registrations of the season 2026/27', () => {
  it.each([
    ['none yet', [], [], [], 'open'],
    ['one', [at('Este', 12)], ['Este'], ['Este'], 'open'],
    ['two, matches for one', [at('Este', 3), at('Padova', 0)], ['Este', 'Padova'], ['Este'], 'lastOne'],
    [
      'two, matches for both',
      [at('Este', 3), at('Padova', 9)],
      ['Este', 'Padova'],
      ['Este', 'Padova'],
      'noMatches',
    ],
    [
      'three',
      [at('Este', 0), at('Padova', null), at('Chioggia', 1)],
      ['Este', 'Padova', 'Chioggia'],
      ['Chioggia'],
      'none',
    ],
    ['back at the same club, written otherwise', [at('Este', 3), at(' este', 2)], ['Este'], ['Este'], 'open'],
    ['a career entry over several seasons', [at('Este', 50, 2024, 2027)], ['Este'], ['Este'], 'open'],
    ['a calendar year', [at('Molde', 20, 2026, 2026)], ['Molde'], ['Molde'], 'open'],
    ['other seasons', [at('Este', 9, 2024, 2026), at('Padova', 9, 2027, 2028)], [], [], 'open'],
    ['a career entry without years', [at('Este', 9, 0, 0)], [], [], 'open'],
  ] as const)('%s', (_what, careerEntries, clubs, played, verdict) => {
    expect(registrationsIn(2026, careerEntries, limits)).toEqual({ clubs, played, verdict });
  });

  it.each([
    ['more clubs are allowed', { registered: 4, played: 3 }, 'open'],
    ['fewer clubs are allowed', { registered: 2, played: 2 }, 'none'],
    ['no rule is known', { registered: null, played: null }, 'open'],
  ] as const)(
    'the registrations of the season 2026/27 of a player with two clubs, when %s',
    (_what, allowed, verdict) => {
      const careerEntries = [at('Este', 3), at('Padova', 1)];
      expect(registrationsIn(2026, careerEntries, allowed).verdict).toBe(verdict);
    },
  );
});
