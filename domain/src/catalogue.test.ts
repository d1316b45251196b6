import { describe, expect, it } from 'vitest';
import * as everything from './catalogue.ts';

const catalogue = { ...everything };

describe('the catalogues of the spec', () => {
  it.each([
    ['playerRoles', 1, 11],
    ['skills', 1, 40],
    ['categories', 0, 28],
    ['levels', 0, 15],
    ['feet', 0, 2],
    ['contractualStatuses', 0, 1],
    ['coachingStaffRoles', 0, 6],
    ['qualifications', 0, 6],
    ['profileTypes', 0, 8],
    ['agentTypes', 0, 2],
    ['userRoles', 1, 6],
    ['conversationTypes', 1, 3],
    ['orgChartRoles', 0, 8],
    ['refundRanges', 0, 4],
    ['evaluatorRoles', 0, 4],
    ['seasonGoals', 0, 2],
    ['negotiationStatuses', 0, 5],
    ['offerStatuses', 0, 5],
    ['requestStatuses', 0, 1],
    ['deliveryStatuses', 0, 2],
    ['candidateStatuses', 0, 3],
  ] as const)('%s are numbered from %i to %i without a hole or a repetition', (name, first, last) => {
    const expected = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect([...catalogue[name]]).toEqual(expected);
  });

  it.each([
    ['playerRole', 'playerRoles'],
    ['foot', 'feet'],
    ['contractualStatus', 'contractualStatuses'],
    ['coachingStaffRole', 'coachingStaffRoles'],
    ['qualification', 'qualifications'],
    ['profileType', 'profileTypes'],
    ['agentType', 'agentTypes'],
    ['userRole', 'userRoles'],
    ['conversationType', 'conversationTypes'],
    ['orgChartRole', 'orgChartRoles'],
    ['evaluatorRole', 'evaluatorRoles'],
    ['seasonGoal', 'seasonGoals'],
    ['negotiationStatus', 'negotiationStatuses'],
    ['offerStatus', 'offerStatuses'],
    ['requestStatus', 'requestStatuses'],
    ['deliveryStatus', 'deliveryStatuses'],
    ['candidateStatus', 'candidateStatuses'],
  ] as const)('the names in %s cover exactly the numbers in %s', (names, numbers) => {
    expect(Object.values(catalogue[names])).toEqual([...catalogue[numbers]]);
  });

  it('counts seven languages with Italian first, three matching kinds and twenty Italian regions', () => {
    expect(catalogue.languages).toEqual(['it', 'en', 'es', 'ca', 'fr', 'pt', 'de']);
    expect(catalogue.matchingKinds).toEqual(['exact', 'potential', 'partial']);
    expect(catalogue.regions).toHaveLength(20);
    const codes = catalogue.regions.map((region) => catalogue.regionFacts[region].iso);
    expect(new Set(codes).size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^IT-\d\d$/);
  });

  it('knows every country once, 27 of them in the EU', () => {
    expect(new Set(catalogue.countries).size).toBe(catalogue.countries.length);
    expect(catalogue.countries.length).toBe(250);
    for (const code of catalogue.countries) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(catalogue.euCountries).toHaveLength(27);
    expect(['IT', 'DE', 'GB', 'CH'].map(catalogue.isEuCountry)).toEqual([true, true, false, false]);
    expect(['IT', 'XK', 'ZZ', 'it', ''].map(catalogue.isCountryCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('skills', () => {
  it('fall into athletic 1–8, psychological 9–16, technical 17–26, offensive 27–33, defensive 34–40', () => {
    for (const group of catalogue.skillGroups) {
      const ofGroup = catalogue.skills.filter((skill) => catalogue.skillGroupOf(skill) === group);
      expect(ofGroup).toEqual([...catalogue.skillsByGroup[group]]);
    }
    const ends = catalogue.skillGroups.map((group) => [
      catalogue.skillsByGroup[group][0],
      catalogue.skillsByGroup[group].at(-1),
    ]);
    expect(ends).toEqual([
      [1, 8],
      [9, 16],
      [17, 26],
      [27, 33],
      [34, 40],
    ]);
  });
});

describe('categories', () => {
  it('0–2 are levels 0–2, 6–11 are levels 3–8, all others are the youth sector', () => {
    const levels = catalogue.categories.map(catalogue.levelOfCategory);
    expect(levels.slice(0, 12)).toEqual([0, 1, 2, 15, 15, 15, 3, 4, 5, 6, 7, 8]);
    expect(new Set(levels.slice(12))).toEqual(new Set([15]));
    for (const category of catalogue.seniorCategories)
      expect(catalogue.levelOfCategory(category)).toBeLessThan(15);
    expect(levels.filter((level) => level !== 15)).toHaveLength(catalogue.seniorCategories.length);
  });

  it('save a youth section as 0 for none, 15, or 23 with a football school', () => {
    expect(catalogue.youthSectionOf(false, false)).toBe(0);
    expect(catalogue.youthSectionOf(true, false)).toBe(15);
    expect(catalogue.youthSectionOf(true, true)).toBe(23);
  });

  it('levels 0–14 are the first to the fifteenth tier and 15 is not a tier', () => {
    expect(catalogue.levels.map(catalogue.tierOfLevel)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15,
      null,
    ]);
  });
});

describe('player roles', () => {
  it('offer 0 for all roles in filters', () => {
    expect(catalogue.playerRoleFilters).toEqual([0, ...catalogue.playerRoles]);
  });

  it('each have a code and a position on the pitch of their own', () => {
    expect(new Set(Object.values(catalogue.playerRoleCodes)).size).toBe(11);
    const places = catalogue.playerRoles.map((role) => catalogue.playerRolePositions[role]);
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(11);
    for (const { x, y } of places) expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 100).toBe(true);
  });

  it('stand right of the middle when their name says right, and left when it says left', () => {
    const { playerRole, playerRolePositions } = catalogue;
    for (const [name, role] of Object.entries(playerRole)) {
      if (/right/i.test(name)) expect(playerRolePositions[role].x).toBeGreaterThan(50);
      if (/left/i.test(name)) expect(playerRolePositions[role].x).toBeLessThan(50);
    }
    expect(playerRolePositions[playerRole.goalkeeper].y).toBeLessThan(
      playerRolePositions[playerRole.centreForward].y,
    );
  });
});

describe('refund ranges', () => {
  it('follow one another from 0 to 5000 euros, and the last has no upper bound', () => {
    const bounds = catalogue.refundRanges.map((range) => catalogue.refundRangeEuros[range]);
    expect(bounds.map(({ from }) => from)).toEqual([0, 500, 1000, 2000, 5000]);
    expect(bounds.map(({ to }) => to)).toEqual([500, 1000, 2000, 5000, null]);
  });
});

describe('profiles', () => {
  it('let players, teams, agents and coaching staff log in', () => {
    const { profileType } = catalogue;
    expect(catalogue.loginProfileTypes).toEqual([
      profileType.player,
      profileType.team,
      profileType.agent,
      profileType.coachingStaff,
    ]);
  });
});
