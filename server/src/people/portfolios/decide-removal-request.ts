import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer, listPlayerAudience } from '../players/players.repository.ts';
import { listStaffAccounts } from './concerned.repository.ts';
import { endPlayerRecord } from './end-player-record.ts';
import { closeRemovalRequest, lockRemovalRequest } from './removals.repository.ts';

/**
 * Staff decide about a removal. Approved: the record ends and everybody concerned is told. Refused: the record stays, and
 * whoever asked reads why. Throws `NOT_FOUND`, `ALREADY_DECIDED`, `REASON_REQUIRED` (a refusal without a word).
 */
export async function decideRemovalRequest(
  services: Services,
  { actor, input, language }: CallOf<typeof portfolioEndpoints.decideRemovalRequest>,
): Promise<{ message: string }> {
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
