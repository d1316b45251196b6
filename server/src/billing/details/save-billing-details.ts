import type { electronicEndpoints } from '@trattativa/contract/billing/electronic/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findKnownBuyer, writeBillingDetails } from './billing-details.repository.ts';
import { billedOf, readBillingDetails } from './get-billing-details.ts';

/** Saves what invoices say of a player or a club. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`, `CHANGED_MEANWHILE`. */
export async function saveBillingDetails(
  services: Services,
  { actor, input, language }: CallOf<typeof electronicEndpoints.saveBillingDetails>,
): Promise<OutputOf<typeof electronicEndpoints.saveBillingDetails>> {
  const billed = billedOf(actor, input);
  return services.db.transaction().execute(async (tx) => {
    if (!(await findKnownBuyer(tx, billed))) throw new AppError('NOT_FOUND');
    const details = { ...input, by: actor.accountId, at: services.clock.now() };
    if (!(await writeBillingDetails(tx, billed, input.version, details)))
      throw new AppError('CHANGED_MEANWHILE', { current: await readBillingDetails(tx, billed) });
    return {
      message: translate(language, 'feedback:dataSaved'),
      details: await readBillingDetails(tx, billed),
    };
  });
}
