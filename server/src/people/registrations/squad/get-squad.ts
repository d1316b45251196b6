import type { Page } from '@trattativa/contract/paging';
import type { SquadEntry, squadEndpoints } from '@trattativa/contract/people/teams/squad-endpoints';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { defaultLimit, readCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import { accessTeam } from '../../teams/access-team.ts';
import { canSeeTeamPeople } from '../../teams/teams.policy.ts';
import { listSquad, type SquadRow } from './squad.repository.ts';

/**
 * A page of the players whom the ledger has at a club. A reader from outside finds those whose page is open to them, and nothing of
 * what begins later; the club's own people and staff find all. Throws `NOT_FOUND`.
 */
export async function getSquad(
  services: Services,
  { actor, input }: CallOf<typeof squadEndpoints.getSquad>,
): Promise<Page<SquadEntry>> {
  const team = await accessTeam(services.db, actor, input.teamId);
  const today = dayOf(services.clock.now());
  const found = await listSquad(
    services.db,
    { teamId: team.id, actor, readsAll: canSeeTeamPeople(actor, team), today },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  const { nextCursor, total } = found;
  return { items: found.rows.map((row) => presentEntry(row, today)), nextCursor, total, totalIsExact: true };
}

function presentEntry(row: SquadRow, today: string): SquadEntry {
  const { opens, born_date: bornDate } = row;
  const isElsewhere = row.standing === 'borrowed' || row.standing === 'lent' || row.kind === 'loan';
  return {
    registrationId: row.id,
    standing: row.standing,
    playerId: opens ? row.player_id : null,
    name: row.name,
    surname: row.surname,
    principalRole: row.principal_role,
    age: opens && bornDate !== null ? ageOn(bornDate, today) : null,
    imageUrl: opens ? row.image_url : null,
    kind: row.kind,
    source: row.source,
    from: row.starts_on,
    until: row.last_day,
    otherClub: isElsewhere ? (row.other_club ?? '') : null,
  };
}
