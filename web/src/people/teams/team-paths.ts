import { paths } from '../../platform/paths.ts';

/** The page of one club. */
export function teamPath(teamId: number): string {
  return `${paths.teams}/${teamId}`;
}

export function editTeamPath(teamId: number): string {
  return `${teamPath(teamId)}/edit`;
}

export const newTeamPath = `${paths.teams}/new`;
export const importTeamsPath = `${paths.teams}/import`;
