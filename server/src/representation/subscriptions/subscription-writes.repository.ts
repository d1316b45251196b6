import type { RepresentationEndReason } from '@trattativa/domain/representation/representation-statuses';
import { sql } from 'kysely';
import type { SettingsInForce } from '../../identity/platform-settings.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** What a player accepts when buying. */
export interface Acceptance {
  accountId: number;
  playerId: number;
  termsVersion: string;
  /** The service is to begin before the 14 days of withdrawal are over. */
  immediateStart: boolean;
  at: Date;
}

/** Begins a purchase that waits for its payment, on the figures in force. */
export async function insertRepresentation(
  tx: Transaction,
  accepted: Acceptance,
  { version, representation }: SettingsInForce,
): Promise<number> {
  const asked = accepted.immediateStart ? accepted.at : null;
  const inserted = await sql<{ id: number }>`
    insert into representations (account_id, player_id, status, settings_version, activation_cents, final_prices, months,
      balance_due_days, terms_version, terms_accepted_at, immediate_start_requested_at, withdrawal_loss_accepted_at, created_at)
    values (${accepted.accountId}, ${accepted.playerId}, 'awaitingPayment', ${version}, ${representation.activationCents},
      ${JSON.stringify(representation.finalPrices)}::jsonb, ${representation.months}, ${representation.balanceDueDays},
      ${accepted.termsVersion}, ${accepted.at}, ${asked}, ${asked}, ${accepted.at}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** Accepts the terms of a waiting purchase anew; with settings, also the figures in force. */
export async function acceptAgain(
  tx: Transaction,
  id: number,
  accepted: Acceptance,
  settings: SettingsInForce | null,
): Promise<void> {
  const asked = accepted.immediateStart ? accepted.at : null;
  const figures = settings
    ? sql`, settings_version = ${settings.version}, activation_cents = ${settings.representation.activationCents},
        final_prices = ${JSON.stringify(settings.representation.finalPrices)}::jsonb,
        months = ${settings.representation.months}, balance_due_days = ${settings.representation.balanceDueDays}`
    : sql``;
  await sql`
    update representations set player_id = ${accepted.playerId}, terms_version = ${accepted.termsVersion},
      terms_accepted_at = ${accepted.at}, immediate_start_requested_at = ${asked}, withdrawal_loss_accepted_at = ${asked},
      version = version + 1 ${figures}
    where id = ${id} and status = 'awaitingPayment'`.execute(tx);
}

/** Activates a purchase that waits for its payment. False: it does not wait. */
export async function writeActivation(
  tx: Transaction,
  id: number,
  term: { activatedAt: Date; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const updated = await sql`
    update representations set status = 'active', activated_at = ${term.activatedAt}, starts_at = ${term.startsAt},
      ends_at = ${term.endsAt}, version = version + 1
    where id = ${id} and status = 'awaitingPayment' returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Ends a purchase that is active or waits for its payment. False: it has ended already. */
export async function writeEnd(
  tx: Transaction,
  id: number,
  end: { reason: RepresentationEndReason; at: Date; withdrawn?: boolean },
): Promise<boolean> {
  const updated = await sql`
    update representations set status = 'ended', ended_at = ${end.at}, end_reason = ${end.reason},
      withdrawn_at = ${end.withdrawn ? end.at : null}, version = version + 1
    where id = ${id} and status <> 'ended' returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Makes the balance of a representation. Null: it has one already that was not voided. A balance of nothing is paid at once. */
export async function insertBalance(
  tx: Transaction,
  balance: {
    representationId: number;
    negotiationId: number;
    level: number;
    priceCents: number;
    amountCents: number;
    dueOn: string;
    at: Date;
  },
): Promise<number | null> {
  const isNothing = balance.amountCents === 0;
  const inserted = await sql<{ id: number }>`
    insert into representation_balances (representation_id, negotiation_id, level, price_cents, amount_cents, due_on, status,
      created_at, settled_at)
    values (${balance.representationId}, ${balance.negotiationId}, ${balance.level}, ${balance.priceCents},
      ${balance.amountCents}, ${balance.dueOn}::date, ${isNothing ? 'paid' : 'due'}, ${balance.at},
      ${isNothing ? balance.at : null})
    on conflict on constraint representation_balances_representation_id_key do nothing returning id`.execute(
    tx,
  );
  return inserted.rows[0]?.id ?? null;
}

/** Marks a balance that is due as paid. False: it is not due. */
export async function writeBalancePaid(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const updated = await sql`
    update representation_balances set status = 'paid', settled_at = ${at}
    where id = ${id} and status = 'due' returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Cancels a balance; a voided one makes room for the one of the next signature. False: it was cancelled before. */
export async function writeBalanceCancelled(
  tx: Transaction,
  id: number,
  cancelled: { reason: string; by: number | null; at: Date; isVoided?: boolean },
): Promise<boolean> {
  const updated = await sql`
    update representation_balances set status = 'cancelled', settled_at = ${cancelled.at},
      cancel_reason = ${cancelled.reason}, cancelled_by = ${cancelled.by}, voided = ${cancelled.isVoided ?? false}
    where id = ${id} and status <> 'cancelled' returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Notes that a reminder was sent. False: it was sent before. */
export async function claimReminder(
  tx: Transaction,
  reminder: { representationId: number; about: 'end' | 'balance'; days: number; at: Date },
): Promise<boolean> {
  const inserted = await sql`
    insert into representation_reminders (representation_id, about, days, sent_at)
    values (${reminder.representationId}, ${reminder.about}, ${reminder.days}, ${reminder.at})
    on conflict do nothing returning days`.execute(tx);
  return inserted.rows.length > 0;
}

/** What staff wrote when they cancelled a person's balances goes with the person. */
export async function eraseCancelReasons(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update representation_balances set cancel_reason = '–'
    where cancel_reason is not null
      and representation_id in (select id from representations where account_id = ${accountId})`.execute(tx);
}
