import * as catalogue from '@trattativa/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import type { TextKey } from './text-keys.ts';
import { translate } from './translate.ts';

const named = {
  playerRole: catalogue.playerRoleFilters,
  playerRoleShort: catalogue.playerRoles,
  skillGroup: catalogue.skillGroups,
  skill: catalogue.skills,
  category: catalogue.categories,
  categoryHint: catalogue.categories,
  level: catalogue.levels,
  foot: catalogue.feet,
  contractualStatus: catalogue.contractualStatuses,
  coachingStaffRole: catalogue.coachingStaffRoles,
  qualification: catalogue.qualifications,
  agentType: catalogue.agentTypes,
  managedLevel: catalogue.managedLevels,
  conversationType: catalogue.conversationTypes,
  orgChartRole: catalogue.orgChartRoles,
  refundRange: catalogue.refundRanges,
  evaluatorRole: catalogue.evaluatorRoles,
  seasonGoal: catalogue.seasonGoals,
  offerStatus: catalogue.offerStatuses,
  requestStatus: catalogue.requestStatuses,
  deliveryStatus: catalogue.deliveryStatuses,
  candidateStatus: catalogue.candidateStatuses,
  matchingKind: catalogue.matchingKinds,
} as const;

describe.each(languages)('in %s', (language) => {
  it.each(Object.keys(named) as (keyof typeof named)[])('every %s has its name', (group) => {
    for (const id of named[group])
      expect(translate(language, `catalogue:${group}.${id}` as TextKey)).toMatch(/\S/);
  });

  it('every country and every Italian region has a name of its own', () => {
    const countries = catalogue.countries.map((code) => translate(language, `countries:${code}`));
    expect(new Set(countries).size).toBe(catalogue.countries.length);
    const regions = catalogue.regions.map((key) => translate(language, `regions:${key}`));
    expect(new Set(regions).size).toBe(20);
  });

  it('every position has a short code of its own', () => {
    const codes = catalogue.playerRoles.map((role) =>
      translate(language, `catalogue:playerRoleShort.${role}`),
    );
    expect(new Set(codes).size).toBe(11);
  });

  it('categories keep their Italian names', () => {
    for (const category of catalogue.categories) {
      const key = `catalogue:category.${category}` as const;
      expect(translate(language, key)).toBe(translate('it', key));
    }
  });
});
