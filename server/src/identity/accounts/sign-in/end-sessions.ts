import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import type { OpenSession } from '@trattativa/contract/identity/accounts/my-account';
import type { RenewedSession } from '@trattativa/contract/identity/accounts/renewed-session';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { addDays } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Call, CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccount } from '../accounts.repository.ts';
import { recordAccountChanged } from '../save-my-account.ts';
import { forgetDeviceOf, forgetDevices } from './known-devices.repository.ts';
import { listOpenSessions } from './sessions.repository.ts';
import { absoluteDays, endSessionRecorded, inactiveDays, refreshCookieOf, renewTokens } from './sessions.ts';

/** The caller's sessions, last used first, without expired ones. */
export async function getMySessions(
  services: Services,
  call: Call<unknown>,
): Promise<{ items: OpenSession[] }> {
  const { accountId, sessionId } = call.actor;
  const now = services.clock.now();
  const limits = { usedAfter: addDays(now, -inactiveDays), createdAfter: addDays(now, -absoluteDays) };
  const rows = await listOpenSessions(services.db, accountId, limits);
  const items = rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === sessionId,
  }));
  return { items };
}

/** Ends one session of the caller at once, and forgets its browser. Throws `NOT_FOUND` for a foreign or ended one. */
export async function endMySession(
  services: Services,
  call: CallOf<typeof accountEndpoints.endMySession>,
): Promise<OutputOf<typeof accountEndpoints.endMySession>> {
  const { accountId } = call.actor;
  await services.db.transaction().execute(async (tx) => {
    const open = await listOpenSessions(tx, accountId);
    if (!open.some(({ id }) => id === call.input.sessionId)) throw new AppError('NOT_FOUND');
    await forgetDeviceOf(tx, call.input.sessionId);
    await endSessionRecorded(services, tx, accountId, call.input.sessionId);
    await recordAccountChanged(services, tx, accountId);
  });
  return { message: translate(call.language, 'feedback:sessionEnded') };
}

/** Ends every session of the caller except the current one. */
export async function endMyOtherSessions(
  services: Services,
  call: Call<unknown>,
): Promise<{ message: string }> {
  const { accountId, sessionId } = call.actor;
  await services.db.transaction().execute((tx) => endOtherSessions(services, tx, accountId, sessionId));
  return { message: translate(call.language, 'feedback:otherSessionsEnded') };
}

/** Ends the sessions of an account except one, and forgets the browsers of the others; null spares none. */
export async function endOtherSessions(
  services: Services,
  tx: Transaction,
  accountId: number,
  spared: string | null,
): Promise<void> {
  await forgetDevices(tx, accountId, spared);
  for (const { id } of await listOpenSessions(tx, accountId)) {
    if (id !== spared) await endSessionRecorded(services, tx, accountId, id);
  }
  await recordAccountChanged(services, tx, accountId);
}

/**
 * After a change of password or second factor: ends the caller's other sessions and replaces the tokens of the present one, so
 * that none from before the change works. The answer has the new access token, its cookie the refresh token.
 */
export async function renewSession(
  services: Services,
  tx: Transaction,
  call: Call<unknown>,
): Promise<RenewedSession> {
  const { accountId, sessionId } = call.actor;
  await endOtherSessions(services, tx, accountId, sessionId);
  const tokens = await renewTokens(services, tx, { accountId, sessionId });
  call.cookies.push(refreshCookieOf(tokens.refreshToken));
  return { accessToken: tokens.accessToken, expiresIn: tokens.expiresIn };
}

/** An administrator ends every session of an account. Throws `NOT_FOUND`. */
export async function endSessionsOf(
  services: Services,
  call: CallOf<typeof accountEndpoints.endSessionsOf>,
): Promise<OutputOf<typeof accountEndpoints.endSessionsOf>> {
  const { accountId } = call.input;
  if (!(await findAccount(services.db, accountId))) throw new AppError('NOT_FOUND');
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    await endOtherSessions(services, tx, accountId, null);
    await recordEvent(tx, {
      type: 'administration.sessionsEnded',
      data: { accountId },
      recipients: [],
      actorId: call.actor.accountId,
      at,
    });
  });
  services.log.info(
    { event: 'sessions ended', account: accountId, by: call.actor.accountId },
    'an administrator ended the sessions of an account',
  );
  return { message: translate(call.language, 'feedback:sessionsOfAccountEnded') };
}
