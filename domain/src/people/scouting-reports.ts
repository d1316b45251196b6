/** The sources of a club's scouting reports (spec §3); `region` is the region of the settings. Names: `teams:report.<key>`. */
export const scoutingReports = ['world', 'national', 'district', 'local', 'elite', 'region'] as const;

export type ScoutingReport = (typeof scoutingReports)[number];
