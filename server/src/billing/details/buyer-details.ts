import type { BillingDetails } from '@trattativa/domain/billing/electronic-invoice';
import type { Queryable } from '../../platform/database/database.ts';
import { type Billed, findBillingDetails } from './billing-details.repository.ts';

/** The billing details as an invoice keeps them; null: none were saved before that day. */
export async function snapshotDetails(db: Queryable, billed: Billed): Promise<BillingDetails | null> {
  const saved = await findBillingDetails(db, billed);
  if (!saved) return null;
  const { version: _, ...details } = saved;
  return details;
}

const seat = ['address', 'postcode', 'city', 'province', 'country'] as const;
const numbers = ['legalName', 'taxCode', 'vatNumber', 'recipientCode', 'pec'] as const;

/**
 * The details that a document is written with: those of its day; what was not known then as it is known today; the address,
 * which is one thing, as a whole. Without any the address of the profile.
 */
export function completedDetails(
  ofTheDay: BillingDetails | null,
  today: BillingDetails | null,
  profile: Pick<BillingDetails, 'address' | 'city' | 'country'>,
): BillingDetails {
  const known = [ofTheDay, today].filter((details) => details !== null);
  const placed = known.find(({ address }) => address !== '');
  const place = placed ?? { ...profile, postcode: '', province: '' };
  return {
    ...(Object.fromEntries(seat.map((name) => [name, place[name]])) as Pick<
      BillingDetails,
      (typeof seat)[number]
    >),
    ...(Object.fromEntries(
      numbers.map((name) => [name, known.find((details) => details[name] !== '')?.[name] ?? '']),
    ) as Pick<BillingDetails, (typeof numbers)[number]>),
  };
}
