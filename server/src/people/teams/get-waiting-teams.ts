import type { Page } from '@trattativa/contract/paging';
import type { WaitingTeam } from '@trattativa/contract/people/teams/desk-endpoints';
import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { presentTeamCard } from './present-team.ts';
import { listAlike, listWaitingTeams } from './waiting-teams.repository.ts';

/** Clubs that have registered and wait for staff, oldest first, each with the known clubs that it may be. */
export async function getWaitingTeams(
  services: Services,
  call: CallOf<typeof teamEndpoints.getWaitingTeams>,
): Promise<Page<WaitingTeam>> {
  const { input } = call;
  const { rows, nextCursor, total } = await listWaitingTeams(services.db, {
    limit: input.limit ?? defaultLimit,
    after: readCursor(input.cursor),
  });
  const alike = await listAlike(
    services.db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      city: row.city,
      country: row.country,
      registeredAt: row.created_at.toISOString(),
      person: row.person,
      email: row.email,
      emailConfirmed: row.email_confirmed,
      alike: (alike.get(row.id) ?? []).map(presentTeamCard),
    })),
    nextCursor,
    ...totalOf(total),
  };
}
