import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/services.ts';
import type { SignInSource } from '../sign-in/sign-in-source.ts';

/** Mails of one purpose to a mailbox in an hour: asked for by one source, and by all unknown ones together. */
const maxMailsOfSource = 5;
const maxMailsOfUnknown = 20;
const windowSeconds = 3600;

/**
 * Counts a mail with a link that somebody asks for, before anything is said or sent; whether the mailbox belongs to an
 * account makes no difference. A stranger who fills the count keeps nobody out: each mail has a valid link, and a known
 * device has a count of its own. Throws `MAILED_TOO_OFTEN`.
 */
export async function countMail(
  { config, counts, ids }: Pick<Services, 'config' | 'counts' | 'ids'>,
  purpose: 'activation' | 'guardian' | 'reset' | 'signIn',
  address: string,
  source: SignInSource,
): Promise<void> {
  if (!config.rateLimits) return;
  // The table of counts holds no addresses.
  const key = `mail ${purpose} ${ids.hash(mailboxOf(address)).toString('base64url')}`;
  const own = await counts.add(`${key} ${source.key}`, windowSeconds);
  if (own.count > maxMailsOfSource) throw new AppError('MAILED_TOO_OFTEN', { retryAfter: own.wait });
  if (source.isKnown) return;
  const all = await counts.add(key, windowSeconds);
  if (all.count > maxMailsOfUnknown) throw new AppError('MAILED_TOO_OFTEN', { retryAfter: all.wait });
}
