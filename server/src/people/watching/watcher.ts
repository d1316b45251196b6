import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { type Actor, subjectId } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { listMemberIds } from '../teams/members.repository.ts';

const adult = 18;

/** Owner of a watch list, and the players that this side may see. One of the two ids is null. */
export interface Watcher {
  teamId: number | null;
  agentId: number | null;
  /** Players born on or before this day are 18. */
  adultsBornBy: string;
  /** Sees adults on the market: a club, or an agent with more than the own list. */
  seesMarket: boolean;
  /** Sees the lists that clubs keep. */
  isPremium: boolean;
}

/** The watching side of the caller. Throws `SUBJECT_MISMATCH` for an account without club and agency. */
export function watcherOf(services: Services, actor: Actor): Watcher {
  const { teamId, kind } = actor;
  return {
    teamId,
    agentId: teamId === null ? subjectId(actor, actor.agentId, undefined) : null,
    adultsBornBy: yearsBefore(dayOf(services.clock.now()), adult),
    seesMarket: teamId !== null || kind === 'premium' || actor.mandatedTeamIds.length > 0,
    isPremium: kind === 'premium',
  };
}

/** Tells everybody who shares the list. */
export async function recordListChanged(
  services: Services,
  tx: Transaction,
  actor: Actor,
  playerId: number,
): Promise<void> {
  await recordEvent(tx, {
    type: 'watchList.changed',
    data: { playerId },
    recipients: actor.teamId === null ? [actor.accountId] : await listMemberIds(tx, actor.teamId),
    actorId: actor.accountId,
    at: services.clock.now(),
  });
}
