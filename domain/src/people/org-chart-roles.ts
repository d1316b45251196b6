import { namedIds } from '../platform/named-ids.ts';

declare enum OrgChartRoleNames {
  president = '0',
  coach = '1',
  sportsDirector = '2',
  secretary = '3',
  youthSectorResponsible = '4',
  youthSectorSecretary = '5',
  firstDirective = '6',
  secondDirective = '7',
  thirdDirective = '8',
}

/**
 * Places in a club’s org chart (spec §3); 6–8 are three places for members of the board. Names:
 * `catalogue:orgChartRole.<id>`.
 */
export const orgChartRole = namedIds<typeof OrgChartRoleNames>({
  president: 0,
  coach: 1,
  sportsDirector: 2,
  secretary: 3,
  youthSectorResponsible: 4,
  youthSectorSecretary: 5,
  firstDirective: 6,
  secondDirective: 7,
  thirdDirective: 8,
});

export type OrgChartRole = OrgChartRoleNames;

export const orgChartRoles: readonly OrgChartRole[] = Object.values(orgChartRole);
