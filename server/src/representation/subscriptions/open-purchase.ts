import { representationTermsVersion } from '@trattativa/domain/representation/representation-terms-version';
import { readSettings } from '../../identity/platform-settings.ts';
import { findOwnRecord, profileRules } from '../../people/players.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { refusalError, refusalOf } from './refusal.ts';
import { purchasesAt } from './subscription.ts';
import { acceptAgain, insertRepresentation } from './subscription-writes.repository.ts';
import { listRepresentations, lockBuyer } from './subscriptions.repository.ts';

export interface PurchaseWish {
  accountId: number;
  /** The version of the terms that the player read; undefined: the one in force. */
  termsVersion: string | undefined;
  immediateStart: boolean;
  /** Whether a page of the provider is open for this waiting purchase: its figures then stay what the page shows. */
  hasOpenPage: (tx: Transaction, representationId: number) => Promise<boolean>;
}

/**
 * Begins a player's purchase, or finds the one that waits for its payment, and records what was accepted when. Locks the
 * buyer. Throws `SERVICE_NOT_OFFERED`, `PROFILE_INCOMPLETE`, `PROFILE_OBSOLETE`, `ADULTS_ONLY`, `REPRESENTATION_ACTIVE`,
 * `TERMS_CHANGED`.
 */
export async function openPurchase(
  services: Services,
  tx: Transaction,
  wish: PurchaseWish,
): Promise<{ representationId: number; amountCents: number }> {
  const at = services.clock.now();
  const { accountId } = wish;
  await lockBuyer(tx, accountId);
  const settings = await readSettings(tx);
  const player = await findOwnRecord(tx, accountId);
  const purchases = purchasesAt(await listRepresentations(tx, accountId), at);
  const refusal = refusalOf({
    offered: services.config.payments.provider !== null,
    player,
    purchases,
    renewalDays: settings.representation.reminderDays[0],
    profiles: profileRules(services),
    now: at,
  });
  if (refusal !== null || !player) {
    const { obsoleteMonths } = settings.profiles;
    throw refusalError(refusal ?? 'incomplete', player, obsoleteMonths);
  }
  if (wish.termsVersion !== undefined && wish.termsVersion !== representationTermsVersion)
    throw new AppError('TERMS_CHANGED');
  const accepted = {
    accountId,
    playerId: player.id,
    termsVersion: representationTermsVersion,
    immediateStart: wish.immediateStart,
    at,
  };
  const { awaiting } = purchases;
  if (!awaiting) {
    const representationId = await insertRepresentation(tx, accepted, settings);
    return { representationId, amountCents: settings.representation.activationCents };
  }
  const keepsFigures = await wish.hasOpenPage(tx, awaiting.id);
  await acceptAgain(tx, awaiting.id, accepted, keepsFigures ? null : settings);
  const amountCents = keepsFigures ? awaiting.activation_cents : settings.representation.activationCents;
  return { representationId: awaiting.id, amountCents };
}
