import { codeName } from '@trattativa/contract/wire-names';
import type { RepresentationRefusal } from '@trattativa/domain/representation/representation-statuses';
import { daysBeforeEnd } from '@trattativa/domain/representation/representation-term';
import {
  completenessOf,
  isAdult,
  missingFields,
  type PlayerRow,
  type ProfileRules,
} from '../../people/players.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { PurchasesNow } from './subscription.ts';

interface Buyer {
  /** Whether a provider takes payments. */
  offered: boolean;
  /** The own record; null: there is none. */
  player: PlayerRow | null;
  purchases: PurchasesNow;
  /** How many days before its end a representation may be renewed. */
  renewalDays: number;
  /** Says from when a profile is obsolete. */
  profiles: ProfileRules;
  now: Date;
}

/** Why the service cannot be bought now; null: it can. */
export function refusalOf({
  offered,
  player,
  purchases,
  renewalDays,
  profiles,
  now,
}: Buyer): RepresentationRefusal | null {
  // First: a minor hears that the service is not for minors, whatever else stands in the way.
  if (player?.born_date != null && !isAdult(player, dayOf(now))) return 'minor';
  if (!offered) return 'notOffered';
  if (!player || missingFields(player).length > 0) return 'incomplete';
  if (completenessOf(player, profiles) === 'obsolete') return 'obsolete';
  if (purchases.renewal) return 'active';
  if (purchases.running && !isNearEnd(purchases.running, renewalDays, now)) return 'active';
  return null;
}

/** Whether a running representation may be renewed. */
function isNearEnd({ ends_at }: { ends_at: Date | null }, days: number, now: Date): boolean {
  return ends_at !== null && daysBeforeEnd(ends_at, days) <= now;
}

/** The error of a refusal: it names each missing field of an incomplete profile, and after how many months one is obsolete. */
export function refusalError(
  refusal: RepresentationRefusal,
  player: PlayerRow | null,
  obsoleteMonths: number,
): AppError {
  switch (refusal) {
    case 'notOffered':
      return new AppError('SERVICE_NOT_OFFERED');
    case 'minor':
      return new AppError('ADULTS_ONLY');
    case 'obsolete':
      return new AppError('PROFILE_OBSOLETE', { params: { count: obsoleteMonths } });
    case 'active':
      return new AppError('REPRESENTATION_ACTIVE');
    case 'incomplete':
      return new AppError('PROFILE_INCOMPLETE', {
        fields: (player ? missingFields(player) : []).map((field) => ({
          path: [codeName(field)],
          code: 'required' as const,
        })),
      });
  }
}
