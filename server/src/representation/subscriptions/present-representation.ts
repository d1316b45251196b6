import type {
  Representation,
  RepresentationBalance,
} from '@trattativa/contract/representation/subscriptions/representation';
import { finalBalance, priceBands } from '@trattativa/domain/representation/final-prices';
import type { ShownRepresentationStatus } from '@trattativa/domain/representation/representation-statuses';
import { withdrawalEnd } from '@trattativa/domain/representation/representation-term';
import { representationTermsVersion } from '@trattativa/domain/representation/representation-terms-version';
import type { SettingsInForce } from '../../identity/platform-settings.ts';
import { missingFields, type PlayerRow, type ProfileRules } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { refusalOf } from './refusal.ts';
import { type BalanceRow, type PurchasesNow, purchasesAt, type RepresentationRow } from './subscription.ts';

export interface RepresentationFacts {
  player: PlayerRow | null;
  /** The latest first. */
  rows: readonly RepresentationRow[];
  /** The latest first. */
  balances: readonly BalanceRow[];
  settings: SettingsInForce;
  offered: boolean;
  profiles: ProfileRules;
}

/** A player's representation as the player and staff see it. */
export function presentRepresentation(
  { player, rows, balances, settings, offered, profiles }: RepresentationFacts,
  actor: Actor,
  now: Date,
): Representation {
  const purchases = purchasesAt(rows, now);
  const { running, awaiting, over } = purchases;
  const shown = running ?? awaiting ?? over;
  const due = balances.find(({ status }) => status === 'due');
  const balance = due ?? balances.find(({ representation_id }) => representation_id === shown?.id) ?? null;
  const refusal = refusalOf({
    offered,
    player,
    purchases,
    renewalDays: settings.representation.reminderDays[0],
    profiles,
    now,
  });
  const withdrawable = withdrawableAt(purchases, balances, now);
  const isBuyer = !isStaff(actor);
  const bought = shown && shown !== over ? shown : null;
  const agreed = bought ? agreedOf(bought) : inForce(settings);
  // A minor is shown no price, only why the service is not for them.
  const showsPrices = !isBuyer || refusal !== 'minor' || bought !== null;
  return {
    playerId: player?.id ?? null,
    status: statusOf(purchases),
    activatedAt: shown?.starts_at?.toISOString() ?? null,
    endsAt: shown?.ends_at?.toISOString() ?? null,
    endReason: shown === over ? (over?.end_reason ?? (over ? 'termOver' : null)) : null,
    renewedUntil: purchases.renewal?.ends_at?.toISOString() ?? null,
    renewalAwaitsPayment: running !== null && awaiting !== null,
    agent: settings.agent,
    activationCost: showsPrices ? agreed.activationCents / 100 : null,
    prices: showsPrices ? pricesOf(agreed) : [],
    months: agreed.months,
    balanceDueDays: agreed.balanceDueDays,
    balanceDue: due ? due.amount_cents / 100 : null,
    balance: balance && presentBalance(balance),
    termsVersion: representationTermsVersion,
    accepted: shown && {
      termsVersion: shown.terms_version,
      at: shown.terms_accepted_at.toISOString(),
      immediateStart: shown.immediate_start_requested_at !== null,
    },
    withdrawUntil: withdrawable?.until.toISOString() ?? null,
    refusal,
    missingFields: player ? missingFields(player) : [],
    can: {
      activate: isBuyer && refusal === null && !running,
      renew: isBuyer && refusal === null && running !== null,
      payBalance: isBuyer && offered && due !== undefined,
      withdraw: isBuyer && withdrawable !== null,
      cancelBalance: !isBuyer && due !== undefined,
    },
  };
}

function pricesOf(agreed: Parameters<typeof finalBalance>[0]): Representation['prices'] {
  return priceBands.map(({ band, from, to }) => {
    const { priceCents, amountCents } = finalBalance(agreed, from);
    return { band, fromLevel: from, toLevel: to, price: priceCents / 100, balance: amountCents / 100 };
  });
}

function statusOf({ running, awaiting, over }: PurchasesNow): ShownRepresentationStatus {
  if (running) return 'active';
  if (awaiting) return 'awaitingPayment';
  return over ? 'ended' : 'none';
}

function agreedOf(row: RepresentationRow) {
  return {
    activationCents: row.activation_cents,
    finalPrices: row.final_prices,
    months: row.months,
    balanceDueDays: row.balance_due_days,
  };
}

function inForce({ representation }: SettingsInForce) {
  const { activationCents, finalPrices, months, balanceDueDays } = representation;
  return { activationCents, finalPrices, months, balanceDueDays };
}

function presentBalance(balance: BalanceRow): RepresentationBalance {
  return {
    id: balance.id,
    negotiationId: balance.negotiation_id,
    level: balance.level,
    price: balance.price_cents / 100,
    amount: balance.amount_cents / 100,
    dueOn: balance.due_on,
    status: balance.status,
  };
}

/**
 * The purchase that may be withdrawn from now and until when; null: none. A renewal is withdrawn from before the term that
 * runs. Who asked that the service begin at once loses the right with the first signed negotiation, which is what the
 * service is for.
 */
export function withdrawableAt(
  { renewal, running }: PurchasesNow,
  balances: readonly BalanceRow[],
  now: Date,
): { purchase: RepresentationRow; until: Date } | null {
  for (const purchase of [renewal, running]) {
    if (purchase?.activated_at == null) continue;
    const isPerformed = balances.some(
      ({ representation_id, status }) => representation_id === purchase.id && status !== 'cancelled',
    );
    if (isPerformed && purchase.immediate_start_requested_at !== null) continue;
    const until = withdrawalEnd(purchase.activated_at);
    if (until > now) return { purchase, until };
  }
  return null;
}
