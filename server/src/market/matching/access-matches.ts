import type { matchingEndpoints } from '@trattativa/contract/market/matching/endpoints';
import { accessPlayer, ownsPlayer } from '../../people/players.ts';
import { type Actor, isStaff, subjectId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { InputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequest } from '../requests/access-request.ts';
import type { MatchScope } from './match-scopes.repository.ts';

/** The subject of the matches in a call. */
type AskedScope = Pick<InputOf<typeof matchingEndpoints.getMatches>, 'playerId' | 'requestId' | 'agentId'>;

/**
 * The matches that a caller may read: of an agent the own portfolio's, of a player the own record's, of staff
 * those they name or the whole market's. Throws `NOT_FOUND` for a player or request that is hidden from the
 * actor, `SUBJECT_MISMATCH` for another agent's matches.
 */
export async function accessMatches(
  services: Services,
  actor: Actor,
  asked: AskedScope,
): Promise<MatchScope> {
  const agentId = agentOf(actor, asked);
  if (asked.requestId !== undefined) await accessRequest(services.db, actor, asked.requestId);
  const playerId = actor.kind === 'player' ? ownPlayer(actor, asked.playerId) : asked.playerId;
  if (playerId !== undefined) {
    await assertMatchable(services, services.db, actor, playerId);
    return { of: 'player', playerId, ...(asked.requestId !== undefined && { requestId: asked.requestId }) };
  }
  if (asked.requestId !== undefined) {
    return { of: 'request', requestId: asked.requestId, ...(agentId !== undefined && { agentId }) };
  }
  return agentId === undefined ? { of: 'market' } : { of: 'agent', agentId };
}

function agentOf(actor: Actor, asked: AskedScope): number | undefined {
  if (isStaff(actor) || actor.kind === 'player') {
    if (actor.kind === 'player' && asked.agentId !== undefined) throw new AppError('SUBJECT_MISMATCH');
    return asked.agentId;
  }
  return subjectId(actor, actor.agentId, asked.agentId);
}

function ownPlayer(actor: Actor, asked: number | undefined): number {
  if (actor.playerId === null || (asked !== undefined && asked !== actor.playerId))
    throw new AppError('NOT_FOUND');
  return actor.playerId;
}

/** Throws `NOT_FOUND` unless the player is one of the actor's own, even for one whom the actor may see. */
export async function assertMatchable(
  services: Services,
  db: Queryable,
  actor: Actor,
  playerId: number,
): Promise<void> {
  const player = await accessPlayer(services, db, actor, playerId);
  if (!isStaff(actor) && !ownsPlayer(actor, player)) throw new AppError('NOT_FOUND');
}
