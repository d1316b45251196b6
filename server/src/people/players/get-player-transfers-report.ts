import type { Page } from '@trattativa/contract/paging';
import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import type { TransferLine } from '@trattativa/contract/people/players/origin-endpoints';
import { mandatoryPlayerFields } from '@trattativa/domain/people/players/mandatory-fields';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { type ProfileRules, profileRules } from './own-profile/profile-rules.ts';
import { completenessOf, openMandatoryFields } from './player.ts';
import { listTransfers, type TransferRow } from './player-origin.repository.ts';
import { isAdult, ownsPlayer } from './players.policy.ts';

/** A page of players by origin. Each page read is logged, because it contains the data of many people. */
export async function getPlayerTransfersReport(
  services: Services,
  call: CallOf<typeof playerEndpoints.getPlayerTransfersReport>,
): Promise<Page<TransferLine>> {
  const { actor, input } = call;
  const own = actor.kind === 'player';
  if (own && actor.playerId === null) return { items: [], nextCursor: null, ...totalOf(0) };
  const found = await listTransfers(
    services.db,
    { playerId: own ? actor.playerId : null, fromTransfer: input.fromTransfer },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  if (!own) {
    services.log.info(
      { event: 'report read', report: 'player transfers', account: actor.accountId, rows: found.rows.length },
      'a report on players was read',
    );
  }
  const rules = profileRules(services);
  return {
    items: found.rows.map((row) => presentTransfer(row, actor, rules)),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/** A line without phone, address or money; a minor who is not the reader's own has initials and no club. */
function presentTransfer(row: TransferRow, actor: Actor, rules: ProfileRules): TransferLine {
  const today = dayOf(rules.now);
  const ownSide = isStaff(actor) || ownsPlayer(actor, row) || row.account_id === actor.accountId;
  const open = ownSide || isAdult(row, today);
  return {
    playerId: row.id,
    name: open ? `${row.name} ${row.surname}` : `${initial(row.name)} ${initial(row.surname)}`,
    age: row.born_date === null ? null : ageOn(row.born_date, today),
    principalRole: row.principal_role,
    nationality: row.nationality,
    contractualStatus: row.contractual_status,
    currentClub: open ? row.current_club : '',
    currentLevel: row.current_level,
    completeness: completenessOf(row, rules, ownSide ? mandatoryPlayerFields : openMandatoryFields),
    fromTransfer: row.from_transfer,
    profile: row.profile,
    createdAt: row.created_at.toISOString(),
    ongoing: row.ongoing,
    signed: row.signed,
  };
}

/** The first letter as a whole grapheme. */
function initial(name: string): string {
  const [first] = [...new Intl.Segmenter().segment(name.trim())];
  return first ? `${first.segment.toUpperCase()}.` : '';
}
