import type { FigureChange, FiringChange, OptionChange } from '@trattativa/contract/deals/clauses/events';
import { type ClauseSide, sidesOf } from '@trattativa/domain/deals/clauses/clauses';
import type { Firing } from '@trattativa/domain/deals/clauses/firings';
import type { OptionKind } from '@trattativa/domain/deals/options/deal-options';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { AccessedDeal, WatchedAgreement } from './access-clauses.ts';

interface Step {
  deal: AccessedDeal;
  watch: WatchedAgreement;
  actorId: number;
  at: Date;
}

function aboutDeal({ deal: { negotiation }, watch }: Pick<Step, 'deal' | 'watch'>) {
  return {
    negotiationId: negotiation.id,
    agreement: watch.kind,
    playerId: negotiation.player?.id ?? null,
    coachingStaffId: negotiation.staff_member?.id ?? null,
    transferId: watch.kind === 'transfer' ? watch.id : null,
    teamId: watch.payer.teamId,
  };
}

/** Tells both sides that a figure was stated or answered. */
export async function recordFigure(
  tx: Transaction,
  type: 'clauses.figureStated' | 'clauses.figureConfirmed' | 'clauses.figureDisputed',
  /** Without an actor: an import. */
  step: Omit<Step, 'actorId'> & { figureId: number; by: ClauseSide; actorId: number | null },
): Promise<void> {
  const { watch, figureId, by, actorId, at } = step;
  const data: FigureChange = { ...aboutDeal(step), figureId, isByPayer: by === sidesOf[watch.kind][0] };
  await recordEvent(tx, { type, data, recipients: await watch.accounts(tx), actorId, at });
}

/** Tells both sides what became of an option or an obligation to buy. */
export async function recordOption(
  tx: Transaction,
  type: 'clauses.optionExercised' | 'clauses.optionLapsed' | 'clauses.obligationDue',
  step: Omit<Step, 'actorId'> & { kind: OptionKind; isByPayer: boolean | null; actorId: number | null },
): Promise<void> {
  const { watch, kind, isByPayer, actorId, at } = step;
  const data: OptionChange = { ...aboutDeal(step), kind, isByPayer };
  await recordEvent(tx, { type, data, recipients: await watch.accounts(tx), actorId, at });
}

/** Tells both sides what fired, or what was taken back. Nobody is left out as its author: both have agreed on the figure. */
export async function recordFirings(
  tx: Transaction,
  type: 'clauses.fired' | 'clauses.takenBack',
  step: Step & { firings: readonly Pick<Firing, 'clause'>[] },
): Promise<void> {
  const { watch, firings, at } = step;
  const keys = firings.map(({ clause }) => clause);
  const data: FiringChange = {
    ...aboutDeal(step),
    times: firings.length,
    hasObligation: watch.clauses.some(({ key, term }) => term === 'obligation' && keys.includes(key)),
  };
  await recordEvent(tx, { type, data, recipients: await watch.accounts(tx), actorId: null, at });
}
