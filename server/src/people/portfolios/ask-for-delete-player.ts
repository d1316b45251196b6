import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { translate } from '@trattativa/texts/translate';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessPortfolioPlayer } from '../players/access-player.ts';
import type { PlayerRow } from '../players/player.ts';
import { listPlayerAudience } from '../players/players.repository.ts';
import { type PortfolioOwner, portfolioFrom } from '../players/portfolio/portfolio-owner.ts';
import { findIdsByName } from '../players/portfolio/portfolio-records.repository.ts';
import { listStaffAccounts } from './concerned.repository.ts';
import { findPortfolioOfAccount, insertRemovalRequest } from './removals.repository.ts';

type RemovalInput = InputOf<typeof portfolioEndpoints.askForDeletePlayer>;

/**
 * Requests staff to remove a player who was proposed to clubs (spec §5). The player is found by name in the
 * own portfolio; `playerId` distinguishes players of the same name. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`,
 * `REMOVAL_ALREADY_ASKED`, `INVALID_INPUT` when several players have the name and no id is given.
 */
export async function askForDeletePlayer(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.askForDeletePlayer>,
): Promise<OutputOf<typeof portfolioEndpoints.askForDeletePlayer>> {
  const { actor, input } = call;
  const at = services.clock.now();
  assertSubject(actor, input);
  const requestId = await createOnce(services, call, async (tx) => {
    const player = await playerAskedFor(tx, actor, input);
    const playerId = player.id;
    const askedBy = isStaff(actor) ? (input.userId ?? actor.accountId) : actor.accountId;
    const id = await insertRemovalRequest(tx, { playerId, askedBy, reason: input.reason, at });
    if (id === null) throw new AppError('REMOVAL_ALREADY_ASKED');
    await recordEvent(tx, {
      type: 'removal.asked',
      data: { requestId: id, playerId },
      recipients: [...(await ownersPeople(tx, player)), ...(await listStaffAccounts(tx))],
      actorId: actor.accountId,
      at,
    });
    return id;
  });
  return { message: translate(call.language, 'feedback:requestSent'), requestId };
}

/** The ids in the body are assertions about the caller; staff may act for anybody. */
function assertSubject(actor: Actor, { userId, userProfile }: RemovalInput): void {
  if (isStaff(actor)) return;
  const mismatch =
    (userId !== undefined && userId !== actor.accountId) ||
    (userProfile !== undefined && userProfile !== actor.profile);
  if (mismatch) throw new AppError('SUBJECT_MISMATCH');
}

/** The record by name and, if given, by id: both must agree. */
async function playerAskedFor(tx: Transaction, actor: Actor, input: RemovalInput): Promise<PlayerRow> {
  const named = input.playerId === undefined ? null : await accessPortfolioPlayer(tx, actor, input.playerId);
  const owner = named?.owner ?? (await portfolioAskedFrom(tx, actor, input.userId));
  const ids = owner ? await findIdsByName(tx, owner, input.playerName) : [];
  if (named) {
    if (!ids.includes(named.player.id)) throw new AppError('NOT_FOUND');
    return named.player;
  }
  if (ids.length > 1) throw fieldError('INVALID_INPUT', ['playerId'], 'required');
  return (await accessPortfolioPlayer(tx, actor, ids[0] ?? 0)).player;
}

/** The owner's accounts. The linked player is notified of the decision, not of the request. */
async function ownersPeople(tx: Transaction, player: PlayerRow): Promise<number[]> {
  return (await listPlayerAudience(tx, player.id)).filter((account) => account !== player.account_id);
}

function portfolioAskedFrom(
  tx: Transaction,
  actor: Actor,
  userId: number | undefined,
): PortfolioOwner | null | Promise<PortfolioOwner | null> {
  if (!isStaff(actor)) return portfolioFrom(actor, {});
  return userId === undefined ? null : findPortfolioOfAccount(tx, userId);
}
