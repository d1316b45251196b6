import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import { fieldError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findAccount, isProfessionalsAddress } from './accounts.repository.ts';

/**
 * An address at which a player or a parent shall answer, stated by whoever acts for the player, is never the own mailbox in another
 * spelling, nor that of an account which is not a player's: otherwise one would consent to oneself. Throws `INVALID_INPUT`
 * beside the address.
 */
export async function assertPersonsAddress(
  db: Queryable,
  { email, statedBy, field = 'email' }: { email: string; statedBy: number; field?: string },
): Promise<void> {
  const mailbox = mailboxOf(email);
  const own = await findAccount(db, statedBy);
  if (own && mailboxOf(own.email) === mailbox) throw fieldError('INVALID_INPUT', [field], 'ownAddress');
  if (await isProfessionalsAddress(db, [email, mailbox]))
    throw fieldError('INVALID_INPUT', [field], 'othersAddress');
}
