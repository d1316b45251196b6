/** From where a club's scouting gets its reports (spec §3); `region` is the one named in the settings. Names: `teams:report.<key>`. */
export const scoutingReports = ['world', 'national', 'district', 'local', 'elite', 'region'] as const;

export type ScoutingReport = (typeof scoutingReports)[number];
