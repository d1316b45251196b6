import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import { cursorOf, defaultLimit, pageOf, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessTeamPeople } from './access-team.ts';
import { listActs } from './members.repository.ts';

/** Who did what to a club, newest first. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`. */
export async function getTeamHistory(services: Services, call: CallOf<typeof teamEndpoints.getTeamHistory>) {
  const { actor, input } = call;
  const team = await accessTeamPeople(services.db, actor, input.teamId);
  const limit = input.limit ?? defaultLimit;
  const beforeId = readCursor(input.cursor)?.id ?? null;
  const found = await listActs(services.db, team.id, { limit, beforeId });
  const { rows, nextCursor } = pageOf(found.rows, limit, (last) => cursorOf('', last.id));
  return {
    items: rows.map((act) => ({
      id: act.id,
      kind: act.kind,
      actorName: act.actor_name,
      fields: act.details.fields ?? [],
      about: act.details.about ?? '',
      at: act.at.toISOString(),
    })),
    nextCursor,
    total: found.total,
    totalIsExact: true,
  };
}
