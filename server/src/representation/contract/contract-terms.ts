import { profileType } from '@trattativa/domain/identity/profile-types';
import type { FinalPrices } from '@trattativa/domain/representation/final-prices';
import type { SettingsInForce } from '../../identity/platform-settings.ts';
import type { PlayerRow } from '../../people/players.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { purchasesAt } from '../subscriptions/subscription.ts';
import { listRepresentations } from '../subscriptions/subscriptions.repository.ts';

/** Term and fees of a draft. Money in euro cents. */
export interface DraftTerms {
  settingsVersion: number;
  /** The purchase that agreed them; null: they are those in force. */
  representationId: number | null;
  activationCents: number;
  finalPrices: FinalPrices;
  months: number;
  /** The term of a purchase that is paid. */
  term: { startsAt: Date; endsAt: Date } | null;
}

/**
 * What a draft says: what the player agreed in the purchase that runs, is to begin or waits for its payment; without one
 * what a purchase would agree today. Only the player's own record has purchases.
 */
export async function termsOf(
  db: Queryable,
  player: Pick<PlayerRow, 'profile' | 'account_id'>,
  settings: SettingsInForce,
  now: Date,
): Promise<DraftTerms> {
  const accountId = player.profile === profileType.player ? player.account_id : null;
  const rows = accountId === null ? [] : await listRepresentations(db, accountId);
  const { running, renewal, awaiting } = purchasesAt(rows, now);
  const agreed = running ?? renewal ?? awaiting;
  if (!agreed) {
    const { activationCents, finalPrices, months } = settings.representation;
    const settingsVersion = settings.version;
    return { settingsVersion, representationId: null, activationCents, finalPrices, months, term: null };
  }
  return {
    settingsVersion: agreed.settings_version,
    representationId: agreed.id,
    activationCents: agreed.activation_cents,
    finalPrices: agreed.final_prices,
    months: agreed.months,
    term: agreed.starts_at && agreed.ends_at ? { startsAt: agreed.starts_at, endsAt: agreed.ends_at } : null,
  };
}
