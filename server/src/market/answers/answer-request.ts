import type { requestAnswerEndpoints } from '@trattativa/contract/market/answers/endpoints';
import { type AnswerWay, maxPutForward } from '@trattativa/domain/market/request-answers';
import { translate } from '@trattativa/texts/translate';
import { findPlayer, isAdult, ownsPlayer } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { listRecipientAccounts, listRequestMakers } from '../requests/recipients.repository.ts';
import type { RequestRow } from '../requests/request.ts';
import { accessReceivedRequest, type ReceivedRequest } from './access-received-request.ts';
import {
  findAnswer,
  findOwnRecipient,
  insertPutForward,
  saveFits,
  saveNobodyFits,
} from './answers.repository.ts';
import { presentAnswer } from './present-answer.ts';

/**
 * A recipient answers that nobody fits. Throws `NOT_FOUND`, `FORBIDDEN` (no recipient), `REQUEST_CLOSED`,
 * `TRANSITION_NOT_ALLOWED` after players were put forward, `REASON_REQUIRED` for `other` without words.
 */
export async function answerNobodyFits(
  services: Services,
  { actor, input, language }: CallOf<typeof requestAnswerEndpoints.answerNobodyFits>,
): Promise<OutputOf<typeof requestAnswerEndpoints.answerNobodyFits>> {
  const { reasonCode = null, sentence } = input;
  if (reasonCode === 'other' && !sentence) throw fieldError('REASON_REQUIRED', ['sentence'], 'required');
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const received = await accessReceivedRequest(tx, actor, input.requestId);
    const { recipientId } = received;
    if (!(await saveNobodyFits(tx, recipientId, { reasonCode, sentence: sentence ?? '', at })))
      throw new AppError('TRANSITION_NOT_ALLOWED');
    await recordAnswered(tx, actor, received, { way: 'nobody', at });
    const answer = presentAnswer(assertFound(await findAnswer(tx, recipientId)));
    return { message: translate(language, 'feedback:enquiryAnswered'), answer };
  });
}

/**
 * A coach names players of the own list, adults on the market. Throws `NOT_FOUND`, `FORBIDDEN`, `REQUEST_CLOSED`,
 * `PLAYER_OFF_MARKET`, `INVALID_INPUT` for anybody else's player, a minor, and too many.
 */
export async function namePlayers(
  services: Services,
  { actor, input, language }: CallOf<typeof requestAnswerEndpoints.namePlayers>,
): Promise<OutputOf<typeof requestAnswerEndpoints.namePlayers>> {
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const received = await accessReceivedRequest(tx, actor, input.requestId);
    await assertNameable(tx, actor, input.playerIds, dayOf(at));
    await putForward(tx, actor, received, {
      way: 'named',
      playerIds: input.playerIds,
      sentence: input.sentence ?? '',
      at,
    });
    const answer = presentAnswer(assertFound(await findAnswer(tx, received.recipientId)));
    return { message: translate(language, 'feedback:enquiryAnswered'), answer };
  });
}

async function assertNameable(
  tx: Transaction,
  actor: Actor,
  playerIds: readonly number[],
  today: string,
): Promise<void> {
  for (const [index, playerId] of playerIds.entries()) {
    const player = await findPlayer(tx, playerId);
    if (!player || player.deleted_at !== null || !ownsPlayer(actor, player) || !isAdult(player, today))
      throw fieldError('INVALID_INPUT', ['playerIds', index], 'notInList');
    if (!player.on_market) throw fieldError('PLAYER_OFF_MARKET', ['playerIds', index], 'invalid');
  }
}

/** Records that a recipient puts players forward, by name if `playerIds` has any. */
export async function putForward(
  tx: Transaction,
  actor: Actor,
  received: ReceivedRequest,
  how: { way: Exclude<AnswerWay, 'nobody'>; playerIds?: readonly number[]; sentence?: string; at: Date },
): Promise<void> {
  const { way, playerIds = [], sentence = '', at } = how;
  await saveFits(tx, received.recipientId, { sentence, at });
  if (playerIds.length > 0) {
    await withinCap('cap_put_forward', insertPutForward(tx, received.recipientId, playerIds), () =>
      fieldError('INVALID_INPUT', ['playerIds'], 'tooMany', { max: maxPutForward }),
    );
  }
  await recordAnswered(tx, actor, received, { way, at });
}

/** An application by a recipient answers the request; nothing for anybody else. */
export async function noteApplied(
  tx: Transaction,
  actor: Actor,
  request: RequestRow,
  at: Date,
): Promise<void> {
  const recipientId = await findOwnRecipient(tx, actor, request.id);
  if (recipientId !== null) await putForward(tx, actor, { request, recipientId }, { way: 'applied', at });
}

async function recordAnswered(
  tx: Transaction,
  actor: Actor,
  { request, recipientId }: ReceivedRequest,
  { way, at }: { way: AnswerWay; at: Date },
): Promise<void> {
  await recordEvent(tx, {
    type: 'request.answered',
    data: { requestId: request.id, recipientId, way, at: at.toISOString() },
    recipients: [
      ...new Set([
        ...(await listRequestMakers(tx, request.id)),
        ...(await listRecipientAccounts(tx, recipientId)),
      ]),
    ],
    actorId: actor.accountId,
    at,
  });
}
