import type {
  BillingDetailsAnswer,
  electronicEndpoints,
} from '@trattativa/contract/billing/electronic/endpoints';
import { emptyBillingDetails, maxBillingTextLengths } from '@trattativa/domain/billing/electronic-invoice';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type Billed, findBillingDetails, findKnownBuyer } from './billing-details.repository.ts';

/** What invoices say of a player or a club. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`. */
export function getBillingDetails(
  services: Services,
  { actor, input }: CallOf<typeof electronicEndpoints.getBillingDetails>,
): Promise<BillingDetailsAnswer> {
  return readBillingDetails(services.db, billedOf(actor, input));
}

/**
 * Account or club whose details a caller means: players and clubs their own, staff those that they name. Throws
 * `SUBJECT_MISMATCH`.
 */
export function billedOf(
  actor: Actor,
  { accountId, teamId }: { accountId?: number | undefined; teamId?: number | undefined },
): Billed {
  if (isStaff(actor)) {
    if (accountId !== undefined) return { accountId };
    if (teamId !== undefined) return { teamId };
    throw new AppError('SUBJECT_MISMATCH');
  }
  if (actor.teamId !== null) {
    if (accountId !== undefined || (teamId !== undefined && teamId !== actor.teamId))
      throw new AppError('SUBJECT_MISMATCH');
    return { teamId: actor.teamId };
  }
  if (teamId !== undefined || (accountId !== undefined && accountId !== actor.accountId))
    throw new AppError('SUBJECT_MISMATCH');
  return { accountId: actor.accountId };
}

/** As saved; before the first save with the address that the platform knows. Throws `NOT_FOUND`. */
export async function readBillingDetails(db: Queryable, billed: Billed): Promise<BillingDetailsAnswer> {
  const known = await findKnownBuyer(db, billed);
  if (!known) throw new AppError('NOT_FOUND');
  const saved = await findBillingDetails(db, billed);
  const { name, address, city, country } = known;
  return {
    ...emptyBillingDetails,
    address: cutText(address, maxBillingTextLengths.address),
    city: cutText(city, maxBillingTextLengths.city),
    country,
    ...saved,
    version: saved?.version ?? null,
    accountId: 'accountId' in billed ? billed.accountId : null,
    teamId: 'teamId' in billed ? billed.teamId : null,
    name,
  };
}
