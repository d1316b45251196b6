import { AppError } from '../platform/app-error.ts';
import { linkBaseOf } from '../platform/link-base.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import type { Services } from '../platform/services.ts';
import type { Account } from './accounts.repository.ts';
import { openSession, type SessionTokens } from './sessions.ts';
import { verifyPassword } from './verify-password.ts';

/** Profile types that may log in (spec §5); a club waiting for acceptance (6) is told that it may not. */
const mayLogIn = [0, 1, 2, 7];

/**
 * Opens a session for an e-mail and password. Throws `WRONG_CREDENTIALS`, `USER_NOT_ACTIVE` (and mails the activation
 * link again), `USER_NOT_ALLOWED`, `TOO_MANY_ATTEMPTS`.
 */
export async function logIn(
  services: Services,
  credentials: { email: string; password: string; userAgent: string },
): Promise<{ account: Account; tokens: SessionTokens }> {
  const account = await verifySignIn(services, credentials.email, credentials.password);
  return { account, tokens: await openSession(services, account.id, credentials.userAgent) };
}

/** The account of an e-mail and password that may sign in, here or at the chat service. Throws as `logIn`. */
export async function verifySignIn(services: Services, email: string, password: string): Promise<Account> {
  const account = await verifyPassword(services, email, password);
  if (
    account.activated_at === null ||
    (account.guardian_email !== null && account.guardian_confirmed_at === null)
  ) {
    await services.db.transaction().execute((tx) =>
      recordEvent(tx, {
        type: 'account.activationAsked',
        data: { accountId: account.id, linkBase: linkBaseOf(services.config, undefined) },
        recipients: [],
        actorId: account.id,
        at: services.clock.now(),
      }),
    );
    throw new AppError('USER_NOT_ACTIVE');
  }
  if (!mayLogIn.includes(account.profile)) throw new AppError('USER_NOT_ALLOWED');
  return account;
}
