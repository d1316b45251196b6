import type { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import type { MandateMover } from '@trattativa/contract/representation/mandates/mandate';
import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import {
  type AnsweredMandateStatus,
  mandateStatus,
} from '@trattativa/domain/representation/mandate-statuses';
import { type MandateActor, mayMove } from '@trattativa/domain/representation/mandate-transitions';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { assertMinorProtected } from '../../people/minors.ts';
import { guardiansOnly } from '../../people/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { confirmListingOf } from '../claims/confirm-or-dispute-listing.ts';
import type { MandateRow } from './mandate.ts';
import { listChanges } from './mandate-changes.repository.ts';
import { findMandate } from './mandates.repository.ts';
import { moveMandate } from './move-mandate.ts';
import { presentMandate } from './present-mandate.ts';

export type Asked = Omit<InputOf<typeof mandateEndpoints.updateMandateStatus>, 'mandateId'>;

export type Answer = OutputOf<typeof mandateEndpoints.updateMandateStatus>;

/** Who answers a mandate, and on what a confirmation rests. */
export interface Answering {
  side: MandateActor | 'reader';
  mover: MandateMover;
  /** Null: somebody without an account. */
  actorId: number | null;
  /** Null: in a login. */
  way: MandateWay | null;
}

/**
 * Moves a mandate to the status that a side asks for; confirming one also confirms that the agent lists the player. Throws
 * `CHANGED_MEANWHILE` with the present state, `TRANSITION_NOT_ALLOWED`, `REASON_REQUIRED` (staff), `MINOR_PROTECTED`, `MANDATE_OVERLAPS`.
 */
export async function answerMandate(
  services: Services,
  tx: Transaction,
  language: Language,
  mandate: MandateRow,
  { side, mover, actorId, way }: Answering,
  asked: Asked,
): Promise<MandateRow> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { status: to, note = '' } = asked;
  const current = presentMandate(mandate, side === 'checker' ? 'staff' : side, today);
  if (mandate.version !== asked.version) throw new AppError('CHANGED_MEANWHILE', { current });
  const allowed = side !== 'reader' && to !== mandateStatus.proposed && mayMove(mandate.status, to, side);
  if (!allowed || (to === mandateStatus.confirmed && mandate.ends_on < today))
    throw new AppError('TRANSITION_NOT_ALLOWED', { current });
  const needsReason = side === 'staff' || (side === 'checker' && to === mandateStatus.refused);
  if (needsReason && note === '')
    throw new AppError('REASON_REQUIRED', { fields: [{ path: ['note'], code: 'required' }] });
  if (to === mandateStatus.confirmed && mandate.player_id !== null) {
    const { player_id: playerId, agent_id: agentId } = mandate;
    const documents = guardiansOnly(way === 'guardianMail' || way === 'guardianForm');
    const commission = { cents: mandate.fee_cents, percent: mandate.fee_percent };
    const confirming = { act: 'mandate', playerId, agentId, documents, commission } as const;
    const field = [side === 'checker' ? 'accept' : 'status'];
    await assertMinorProtected(services, tx, language, confirming, { person: field, commission: field });
  }
  if (
    !(await moveMandate(tx, mandate, {
      to,
      mover,
      actorId,
      note,
      at,
      way: to === mandateStatus.confirmed ? way : null,
    }))
  )
    throw new AppError('CHANGED_MEANWHILE', { current });
  if (to === mandateStatus.confirmed) await confirmListing(tx, mandate, { actorId, at });
  return assertFound(await findMandate(tx, mandate.id));
}

/** Whoever is represented is rightly in the portfolio. A dispute that the person raised is not taken back by a paper. */
async function confirmListing(
  tx: Transaction,
  { player, person_account_id: accountId }: MandateRow,
  { actorId, at }: { actorId: number | null; at: Date },
): Promise<void> {
  if (player === null || accountId === null) return;
  if (player.listing === 'disputed' && actorId !== null && actorId !== accountId) return;
  await confirmListingOf(tx, player.id, accountId, at);
}

/** What a call answers about a mandate that was just moved. */
export async function presented(
  services: Services,
  mandate: MandateRow,
  side: MandateActor | 'reader',
  language: Language,
): Promise<Answer> {
  const today = dayOf(services.clock.now());
  return {
    message: translate(language, `mandates:done.${mandate.status as AnsweredMandateStatus}`),
    mandate: presentMandate(mandate, side, today, await listChanges(services.db, mandate.id)),
  };
}
