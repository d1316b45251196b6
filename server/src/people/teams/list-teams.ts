import type { Page } from '@trattativa/contract/paging';
import type { TeamRow, teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { presentListedTeam } from './present-team.ts';
import { teamProfile } from './team.ts';
import { listOrgChartContacts, listTeamPlaces, listTeams } from './team-list.repository.ts';

/** Throws `FORBIDDEN` when anybody but staff asks for waiting clubs. */
function assertMayAskFor(call: CallOf<typeof teamEndpoints.getTeamPlaces>): void {
  if (call.input.profile === teamProfile.waiting && !isStaff(call.actor)) throw new AppError('FORBIDDEN');
}

/** A page of clubs, by default by name; agents get ids and names only (permission matrix, Team/GetTeams). */
export async function getTeams(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeams>,
): Promise<Page<TeamRow>> {
  assertMayAskFor(call);
  const {
    sort = 'name',
    descending = sort === 'updated',
    limit = defaultLimit,
    cursor,
    ...filter
  } = call.input;
  const found = await listTeams(
    services.db,
    // Agents cannot filter by fields that they may not see, because the results would reveal them.
    call.actor.kind === 'agent' ? { text: filter.text } : filter,
    call.actor.kind === 'agent' ? { sort: 'name', descending: false } : { sort, descending },
    { limit, after: readCursor(cursor) },
  );
  return {
    items: found.rows.map((team) => presentListedTeam(team, call.actor)),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/** The coordinates of these clubs for a map. */
export async function getTeamPlaces(services: Services, call: CallOf<typeof teamEndpoints.getTeamPlaces>) {
  assertMayAskFor(call);
  return listTeamPlaces(services.db, call.input);
}

/** A page of people of org charts: of the club's own; of all clubs for premium agents and staff. */
export async function getTeamOrgChartContacts(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeamOrgChartContacts>,
) {
  const { actor, input } = call;
  const { text, country, role } = input;
  const found = await listOrgChartContacts(
    services.db,
    { teamId: actor.kind === 'team' ? (actor.teamId ?? 0) : null, text, country, role },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.map((row) => ({
      role: row.role,
      name: row.name,
      email: row.email,
      phone: row.phone,
      teamId: row.team_id,
      teamName: row.team_name,
      city: row.city,
      country: row.country,
      level: row.level,
      isDefault: row.is_default,
    })),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}
