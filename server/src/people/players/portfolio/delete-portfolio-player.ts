import type { Player } from '@trattativa/contract/people/players/player';
import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Handler } from '../../../platform/http/routes.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { playerDeals } from '../../player-deals.ts';
import { accessPortfolioPlayer } from '../access-player.ts';
import { profileRules } from '../own-profile/profile-rules.ts';
import { canStillBeRestored } from '../player.ts';
import { canEditPlayer } from '../players.policy.ts';
import { findPlayer, listPlayerAudience } from '../players.repository.ts';
import { presentPlayer } from '../present-player.ts';
import { type OwnerKind, ownerOf } from './portfolio-owner.ts';
import { markDeleted, unmarkDeleted } from './portfolio-records.repository.ts';

export const deleteAgentPlayer: Handler<typeof portfolioEndpoints.deleteAgentPlayer> = (services, call) =>
  deletePlayer(services, call, 'agent', call.input.agentPlayerId);

export const deleteTeamPlayer: Handler<typeof portfolioEndpoints.deleteTeamPlayer> = (services, call) =>
  deletePlayer(services, call, 'team', call.input.teamPlayerId);

export const deleteCoachingStaffPlayer: Handler<typeof portfolioEndpoints.deleteCoachingStaffPlayer> = (
  services,
  call,
) => deletePlayer(services, call, 'coach', call.input.coachingStaffPlayerId);

export const restoreAgentPlayer: Handler<typeof portfolioEndpoints.restoreAgentPlayer> = (services, call) =>
  restorePlayer(services, call, 'agent', call.input.agentPlayerId);

export const restoreTeamPlayer: Handler<typeof portfolioEndpoints.restoreTeamPlayer> = (services, call) =>
  restorePlayer(services, call, 'team', call.input.teamPlayerId);

export const restoreCoachingStaffPlayer: Handler<typeof portfolioEndpoints.restoreCoachingStaffPlayer> = (
  services,
  call,
) => restorePlayer(services, call, 'coach', call.input.coachingStaffPlayerId);

/**
 * Removes a player from a portfolio of this kind; this can be undone for 30 seconds. Throws `NOT_FOUND`, and
 * `PLAYER_PROPOSED` for a player who was proposed to clubs (spec §5) or has an offer from a club.
 */
async function deletePlayer(
  services: Services,
  { actor, language }: Call<unknown>,
  kind: OwnerKind,
  playerId: number,
): Promise<{ message: string }> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const { player, owner } = await accessPortfolioPlayer(tx, actor, playerId, kind);
    const deals = playerDeals.get();
    const inDeal = (await deals.wasProposed(tx, player.id)) || (await deals.isOffered(tx, player.id));
    if (inDeal) throw new AppError('PLAYER_PROPOSED');
    const recipients = await listPlayerAudience(tx, player.id);
    if (!(await markDeleted(tx, player.id, owner, at))) throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'player.removed',
      data: { playerId: player.id },
      recipients,
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(language, 'feedback:playerDeleted') };
}

/** Undoes a deletion of the last seconds. Throws `NOT_FOUND` when it is too late or not theirs. */
async function restorePlayer(
  services: Services,
  { actor, language }: Call<unknown>,
  kind: OwnerKind,
  playerId: number,
): Promise<{ message: string; player: Player }> {
  const at = services.clock.now();
  const player = await services.db.transaction().execute(async (tx) => {
    const deleted = await findPlayer(tx, playerId);
    const owner = deleted && ownerOf(deleted);
    const theirs = deleted?.deleted_at && canEditPlayer(actor, { ...deleted, deleted_at: null });
    if (!deleted?.deleted_at || !theirs || owner?.kind !== kind) throw new AppError('NOT_FOUND');
    if (!canStillBeRestored(deleted.deleted_at, at) || !(await unmarkDeleted(tx, deleted.id, owner))) {
      throw new AppError('NOT_FOUND');
    }
    await recordEvent(tx, {
      type: 'player.restored',
      data: { playerId: deleted.id },
      recipients: await listPlayerAudience(tx, deleted.id),
      actorId: actor.accountId,
      at,
    });
    return findPlayer(tx, deleted.id);
  });
  if (!player) throw new AppError('NOT_FOUND');
  return {
    message: translate(language, 'feedback:playerRestored'),
    player: presentPlayer(player, actor, profileRules(services)),
  };
}
