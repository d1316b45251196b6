/**
 * Places in a club’s org chart (spec §3); 6–8 are three places for members of the board. Names:
 * `catalogue:orgChartRole.<id>`.
 */
export const orgChartRole = {
  president: 0,
  coach: 1,
  sportsDirector: 2,
  secretary: 3,
  youthSectorResponsible: 4,
  youthSectorSecretary: 5,
  firstDirective: 6,
  secondDirective: 7,
  thirdDirective: 8,
} as const;

export type OrgChartRole = (typeof orgChartRole)[keyof typeof orgChartRole];

export const orgChartRoles = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly OrgChartRole[];
