import { areOfOneSociety } from '@trattativa/domain/identity/mail-providers';
import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import { fieldError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findAccount, isProfessionalsMailbox } from './accounts.repository.ts';

/** An address, by whom it was stated, and the input path of its field. */
interface StatedAddress {
  email: string;
  statedBy: number;
  field?: string;
}

/**
 * An address at which a player or a parent shall answer, stated by whoever acts for the player, is never the own mailbox in another
 * spelling, one of the own society's domain, nor that of an account which is not a player's: otherwise one would consent to
 * oneself. Throws `INVALID_INPUT` beside the address.
 */
export async function assertPersonsAddress(db: Queryable, stated: StatedAddress): Promise<void> {
  await assertNotOwnAddress(db, stated);
  if (await isProfessionalsMailbox(db, mailboxOf(stated.email)))
    throw fieldError('INVALID_INPUT', [stated.field ?? 'email'], 'othersAddress');
}

/** An address is neither the mailbox of an account nor of its society's domain. Throws `INVALID_INPUT` beside the address. */
export async function assertNotOwnAddress(
  db: Queryable,
  { email, statedBy, field = 'email' }: StatedAddress,
): Promise<void> {
  const own = await findAccount(db, statedBy);
  if (!own) return;
  if (mailboxOf(own.email) === mailboxOf(email)) throw fieldError('INVALID_INPUT', [field], 'ownAddress');
  if (areOfOneSociety(own.email, email)) throw fieldError('INVALID_INPUT', [field], 'ownDomain');
}
