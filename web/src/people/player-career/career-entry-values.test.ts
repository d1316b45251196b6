import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { describe, expect, it } from 'vitest';
import { emptyCareerEntry, inputOf, valuesOf, withCategory, withClub } from './career-entry-values.ts';

const club = {
  id: 20001,
  name: 'Virtus Brenta',
  category: 6,
  level: 3,
  leagueName: 'Serie D, girone C',
} as TeamCard;

describe('the form of a career entry', () => {
  it('takes the place from a club of the platform, without overwriting input', () => {
    expect(withClub(emptyCareerEntry, club)).toMatchObject({
      teamId: 20001,
      clubName: 'Virtus Brenta',
      category: 6,
      level: 3,
      division: 'Serie D, girone C',
    });
    const said = { ...emptyCareerEntry, level: 4, division: 'Eccellenza' };
    expect(withClub(said, club)).toMatchObject({ level: 4, division: 'Eccellenza' });
  });

  it('takes the level from a category, and the championship unless one is given', () => {
    expect(withCategory(emptyCareerEntry, 7, 'Eccellenza')).toMatchObject({
      category: 7,
      level: 4,
      division: 'Eccellenza',
    });
    expect(withCategory({ ...emptyCareerEntry, division: 'Girone A' }, 7, 'Eccellenza').division).toBe(
      'Girone A',
    );
    expect(withCategory({ ...emptyCareerEntry, level: 4 }, null, '').level).toBe(4);
  });

  it('sends back unchanged values', () => {
    const stored = { ...inputOf(emptyCareerEntry), ...club, id: 1, teamId: null, clubName: 'Este' };
    const experience = { ...stored, startYear: 2020, endYear: 0, season: '', division: '', salary: null };
    const sent = inputOf(valuesOf(experience as never));
    expect(sent).toMatchObject({ id: 1, startYear: 2020, endYear: 0, clubName: 'Este' });
  });
});
