import type { Page } from '@trattativa/contract/paging';
import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import type { RemovalRequest } from '@trattativa/contract/people/portfolios/removal-endpoints';
import { translate } from '@trattativa/texts/translate';
import { isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer, listPlayerAudience } from '../players/players.repository.ts';
import { portfolioFrom } from '../players/portfolio/portfolio-owner.ts';
import { listStaffAccounts } from './concerned.repository.ts';
import { endPlayerRecord } from './end-player-record.ts';
import { presentListedPlayer, presentRecordOwner } from './record-owners-sql.ts';
import {
  closeRemovalRequest,
  listRemovalRequests,
  lockRemovalRequest,
  type RemovalRow,
} from './removals.repository.ts';

/**
 * A page of removal requests, open and decided: all for staff; for an owner those about the own portfolio.
 */
export async function getRemovalRequests(
  services: Services,
  { actor, input }: CallOf<typeof portfolioEndpoints.getRemovalRequests>,
): Promise<Page<RemovalRequest>> {
  const owner = isStaff(actor) ? null : portfolioFrom(actor, {});
  const { rows, nextCursor, total } = await listRemovalRequests(services.db, owner, input.open, {
    limit: input.limit ?? defaultLimit,
    after: readCursor(input.cursor),
  });
  return { items: rows.map((row) => present(row, isStaff(actor))), nextCursor, total, totalIsExact: true };
}

function present(row: RemovalRow, staff: boolean): RemovalRequest {
  return {
    id: row.id,
    player: presentListedPlayer(row),
    owner: presentRecordOwner(row),
    askedByName: row.asked_by_name,
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    status: row.status,
    decidedAt: row.decided_at?.toISOString() ?? null,
    word: row.word,
    openNegotiations: row.open_negotiations,
    can: { decide: staff && row.status === 'open' },
  };
}

/**
 * Staff decide a removal request. Approved: the record is deleted and everybody concerned is notified.
 * Refused: the record stays, and the requester reads the reason. Throws `NOT_FOUND`, `ALREADY_DECIDED`,
 * `REASON_REQUIRED` (a refusal without a reason).
 */
export async function decideRemovalRequest(
  services: Services,
  { actor, input, language }: CallOf<typeof portfolioEndpoints.decideRemovalRequest>,
): Promise<OutputOf<typeof portfolioEndpoints.decideRemovalRequest>> {
  const at = services.clock.now();
  const word = input.word ?? '';
  if (!input.approve && word === '') {
    throw new AppError('REASON_REQUIRED', { fields: [{ path: ['word'], code: 'required' }] });
  }
  await services.db.transaction().execute(async (tx) => {
    const request = await lockRemovalRequest(tx, input.requestId);
    if (!request) throw new AppError('NOT_FOUND');
    if (request.status !== 'open') throw new AppError('ALREADY_DECIDED');
    const { playerId } = request;
    const recipients = [
      ...(await listPlayerAudience(tx, playerId)),
      ...(request.askedBy === null ? [] : [request.askedBy]),
      ...(await listStaffAccounts(tx)),
    ];
    const status = input.approve ? 'approved' : 'refused';
    await closeRemovalRequest(tx, { playerId, status, decidedBy: actor.accountId, word, at });
    const player = await findPlayer(tx, playerId);
    if (input.approve && player?.deleted_at === null) {
      await endPlayerRecord(tx, player, { actorId: actor.accountId, at });
    }
    await recordEvent(tx, {
      type: 'removal.decided',
      data: { requestId: input.requestId, playerId, approved: input.approve },
      recipients,
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(language, 'feedback:dataSaved') };
}
