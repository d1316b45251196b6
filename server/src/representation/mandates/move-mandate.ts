import type { MandateEvents } from '@trattativa/contract/representation/mandates/events';
import type { MandateMover } from '@trattativa/contract/representation/mandates/mandate';
import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import { type MandateStatus, mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { MandateRow } from './mandate.ts';
import { insertChange } from './mandate-changes.repository.ts';
import { refusalOf } from './mandate-terms.ts';
import { listAudience, moveMandateStatus } from './mandates.repository.ts';

/** Where a mandate can be moved to. */
type Outcome = Exclude<MandateStatus, typeof mandateStatus.proposed>;

const outcomes = {
  [mandateStatus.confirmed]: 'mandate.confirmed',
  [mandateStatus.ended]: 'mandate.ended',
  [mandateStatus.expired]: 'mandate.expired',
  [mandateStatus.refused]: 'mandate.refused',
} as const satisfies Record<Outcome, keyof MandateEvents>;

/** A step of a mandate: who takes it, and for a confirmation on what it rests. */
interface MandateStep {
  to: Outcome;
  mover: MandateMover;
  actorId: number | null;
  note: string;
  at: Date;
  way?: MandateWay | null;
}

/**
 * Moves a mandate along an edge that was found to be allowed, keeps who did it and records the event. False: somebody
 * was first. Throws `MANDATE_OVERLAPS` when another exclusive mandate stands in the way.
 */
export async function moveMandate(tx: Transaction, mandate: MandateRow, move: MandateStep): Promise<boolean> {
  const { to, at } = move;
  const from = mandate.status;
  let moved: boolean;
  try {
    moved = await moveMandateStatus(tx, {
      id: mandate.id,
      version: mandate.version,
      from,
      to,
      personAccountId: mandate.person_account_id,
      playerId: mandate.player_id,
      way: move.way ?? null,
      formCheckedBy: move.mover === 'staff' && to === mandateStatus.confirmed ? move.actorId : null,
      at,
    });
  } catch (error) {
    throw refusalOf(error);
  }
  if (!moved) return false;
  const { mover, actorId, note } = move;
  await insertChange(tx, { mandateId: mandate.id, from, to, mover, actorId, note, at });
  await recordEvent(tx, {
    type: outcomes[to],
    data: { ...partiesOf(mandate), by: move.mover },
    recipients: await listAudience(tx, mandate),
    actorId: move.actorId,
    at,
  });
  return true;
}

/** Ids of a mandate and its parties, as events carry them. */
export function partiesOf(mandate: Pick<MandateRow, 'id' | 'agent_id' | 'player_id' | 'team_id'>) {
  return {
    mandateId: mandate.id,
    agentId: mandate.agent_id,
    playerId: mandate.player_id,
    teamId: mandate.team_id,
  };
}
