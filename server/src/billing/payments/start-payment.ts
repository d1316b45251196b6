import type { PaymentPurpose } from '@trattativa/domain/billing/payment-statuses';
import { translate } from '@trattativa/texts/translate';
import { findAccount } from '../../identity/accounts.ts';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import type { Services } from '../../platform/services.ts';
import type { PaymentRow } from './payment.ts';
import { insertPayment, writePage } from './payment-writes.repository.ts';
import { findOpenPayment, findPayment } from './payments.repository.ts';
import { askProvider, giveUp, orRefused } from './provider/ask-provider.ts';
import { type CheckoutState, ProviderRefusal } from './provider/payment-provider.ts';
import { providerOf } from './provider/provider-of.ts';

/** What is to be paid, as the platform computes it. */
export interface Owed {
  representationId: number;
  amountCents: number;
}

/** A page that was left is followed by a new payment; more than one in a row is nobody's patience. */
const attempts = 3;

/**
 * Opens the provider's page for what is owed and answers its address. A page that is still open is found again, so that a
 * double click, the back button and a second tab pay once; before that the provider is asked whether it was paid. `owe`
 * says in the transaction what is owed, or throws, and holds the payer's lock. Throws `SERVICE_NOT_OFFERED`,
 * `PAYMENT_PROVIDER_AWAY`, `PAYMENT_PROVIDER_REFUSED`.
 */
export async function startPayment(
  services: Services,
  call: Call<unknown>,
  purpose: PaymentPurpose,
  owe: (tx: Transaction) => Promise<Owed>,
): Promise<{ url: string }> {
  const { accountId } = call.actor;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const payment = await createOnce(services, call, async (tx) => {
      const owed = await owe(tx);
      const open = await findOpenPayment(tx, owed.representationId, purpose);
      return open ?? (await newPayment(services, tx, { ...owed, accountId, purpose }));
    });
    const url = await openPage(services, call, payment);
    if (url !== null) return { url };
  }
  throw new AppError('PAYMENT_PROVIDER_REFUSED');
}

async function newPayment(
  services: Services,
  tx: Transaction,
  owed: Owed & { accountId: number; purpose: PaymentPurpose },
): Promise<PaymentRow> {
  const id = await insertPayment(tx, {
    ...owed,
    provider: providerOf(services).name,
    attemptKey: services.ids.uuid(),
    at: services.clock.now(),
  });
  return assertFound(await findPayment(tx, id));
}

/** The address to go to; null: the page was left or cannot be opened, and the payment with it. */
async function openPage(
  services: Services,
  call: Call<unknown>,
  payment: PaymentRow,
): Promise<string | null> {
  const returnUrl = `${linkBaseOf(services.config, undefined)}/#/procuraPayment/${payment.id}`;
  if (payment.provider_session_id !== null) {
    const checkout = await askProvider(services, payment);
    if (checkout?.status === 'open' && checkout.url !== null) return checkout.url;
    return checkout?.status === 'paid' ? returnUrl : null;
  }
  const page = await orRefused(services, () => newPage(services, call, payment, returnUrl));
  if (page === null) return null;
  await writePage(services.db, payment.id, { ...page, at: services.clock.now() });
  return page.url;
}

/**
 * Has the provider open the page of a payment. Null: it refuses this request, as where its key was used with other words before; the
 * payment is given up, and the next one has a key of its own.
 */
async function newPage(
  services: Services,
  { language }: Call<unknown>,
  payment: PaymentRow,
  returnUrl: string,
): Promise<CheckoutState | null> {
  const account = assertFound(await findAccount(services.db, payment.account_id));
  try {
    return await providerOf(services).startCheckout({
      paymentReference: String(payment.id),
      attemptKey: payment.attempt_key,
      amountCents: payment.amount_cents,
      description: translate(language, `payments:item.${payment.purpose}`),
      language,
      email: account.email,
      successUrl: `${returnUrl}?outcome=success`,
      cancelUrl: `${returnUrl}?outcome=cancelled`,
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.kind === 'keys') throw error;
    services.log.error({ err: error, payment: payment.id }, 'the payment provider did not open a page');
    await services.db.transaction().execute((tx) => giveUp(services, tx, payment.id));
    return null;
  }
}
