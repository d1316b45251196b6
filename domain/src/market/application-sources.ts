/** With the platform profile as it is, by what was read on a football-data site, or by entering it by hand. */
export const applicationSources = ['profile', 'import', 'manual'] as const;

export type ApplicationSource = (typeof applicationSources)[number];
