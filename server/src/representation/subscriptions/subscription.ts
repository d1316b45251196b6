import type { FinalPrices } from '@trattativa/domain/representation/final-prices';
import type {
  BalanceStatus,
  RepresentationEndReason,
  RepresentationStatus,
} from '@trattativa/domain/representation/representation-statuses';
import type { Columns } from '../../platform/database/database.ts';

/** One purchase of the representation service with what was agreed in it. Money in euro cents. */
export interface RepresentationRow
  extends Columns<
    'representations',
    | 'id'
    | 'account_id'
    | 'player_id'
    | 'settings_version'
    | 'activation_cents'
    | 'months'
    | 'balance_due_days'
    | 'terms_version'
    | 'terms_accepted_at'
    | 'immediate_start_requested_at'
    | 'activated_at'
    | 'starts_at'
    | 'ends_at'
    | 'withdrawn_at'
    | 'ended_at'
  > {
  status: RepresentationStatus;
  final_prices: FinalPrices;
  end_reason: RepresentationEndReason | null;
}

/** The final balance of a representation. Money in euro cents. */
export interface BalanceRow
  extends Columns<
    'representation_balances',
    | 'id'
    | 'representation_id'
    | 'negotiation_id'
    | 'level'
    | 'price_cents'
    | 'amount_cents'
    | 'due_on'
    | 'created_at'
  > {
  status: BalanceStatus;
}

/** The purchases of one player's account as they matter at an instant. */
export interface PurchasesNow {
  /** The one whose term runs. */
  running: RepresentationRow | null;
  /** A renewal that is paid and has not begun. */
  renewal: RepresentationRow | null;
  /** The one that waits for its payment. */
  awaiting: RepresentationRow | null;
  /** The last one that is over. */
  over: RepresentationRow | null;
}

/** Sorts the purchases of one account, the latest first. */
export function purchasesAt(rows: readonly RepresentationRow[], now: Date): PurchasesNow {
  const active = rows.filter(({ status }) => status === 'active');
  // A term that is over counts as over, also before the sweep has written it.
  const isOver = (row: RepresentationRow) => row.ends_at !== null && row.ends_at <= now;
  return {
    running: active.find((row) => !isOver(row) && row.starts_at !== null && row.starts_at <= now) ?? null,
    renewal: active.find((row) => row.starts_at !== null && row.starts_at > now) ?? null,
    awaiting: rows.find(({ status }) => status === 'awaitingPayment') ?? null,
    over: rows.find((row) => row.activated_at !== null && (row.status === 'ended' || isOver(row))) ?? null,
  };
}
