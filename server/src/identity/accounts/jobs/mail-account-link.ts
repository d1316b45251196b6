import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { translate } from '@trattativa/texts/translate';
import { addMinutes, dayOf } from '../../../platform/clock.ts';
import { isBeyondCap } from '../../../platform/database/within-cap.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type Account,
  type CodePurpose,
  countCodes,
  findAccount,
  insertCode,
} from '../accounts.repository.ts';
import { waitsForGuardian } from '../guardian.ts';
import { findEmailChange } from '../own-account.repository.ts';

interface LinkJob {
  accountId: number;
  linkBase: string;
}

const hour = 60;
/** An entry code is answered, never mailed. */
type MailedPurpose = Exclude<CodePurpose, 'entry'>;

/** A guardian can withdraw consent until the person is of age: at most 18 years from now. */
const minutesValid: Record<MailedPurpose, number> = {
  activation: 24 * hour,
  guardian: 24 * hour,
  withdrawal: ageOfMajority * 366 * 24 * hour,
  reset: hour,
  email: 24 * hour,
};
/** Limit of links of one purpose per mailbox and hour, so that nobody can flood another person's mailbox. */
export const mostLinksAnHour = 5;

interface Link {
  purpose: MailedPurpose;
  to: string;
  /** The hash route with its parameters; the code is appended. */
  route: string;
  /** The new address, of purpose 'email'. */
  email?: string;
}

/** The address of a link with a fresh one-time code. */
async function freshLink(
  services: Services,
  accountId: number,
  base: string,
  { purpose, route, email = null }: Pick<Link, 'purpose' | 'route'> & { email?: string | null },
): Promise<string> {
  const code = services.ids.secret();
  const at = services.clock.now();
  await insertCode(services.db, {
    hash: services.ids.hash(code),
    accountId,
    purpose,
    email,
    at,
    expiresAt: addMinutes(at, minutesValid[purpose]),
  });
  return `${base}/#/${route}=${code}`;
}

/** The page on which a guardian reviews the consent and can withdraw it. */
export function withdrawalLink(services: Services, accountId: number, base: string): Promise<string> {
  return freshLink(services, accountId, base, withdrawal);
}

const withdrawal = { purpose: 'withdrawal', route: 'confirm?guardian' } as const;

/**
 * Mails a link with a fresh one-time code. The code is created while the mail is written, so that it is
 * readable nowhere else: the database keeps its hash, the queue only the account.
 */
async function mailLink(services: Services, mailer: Mailer, account: Account, base: string, link: Link) {
  const { purpose } = link;
  const anHourAgo = addMinutes(services.clock.now(), -hour);
  if ((await countCodes(services.db, account.id, purpose, anHourAgo)) >= mostLinksAnHour) return;
  const url = await freshLink(services, account.id, base, link).catch((error: unknown) => {
    if (isBeyondCap(error, 'cap_account_links')) return null;
    throw error;
  });
  if (url === null) return;
  const say = (part: 'subject' | 'greeting' | 'why' | 'validity' | 'action' | 'closing') =>
    translate(account.language, `account-mails:${purpose}.${part}`, { name: account.name });
  await mailer.send(
    composeMail(link.to, {
      subject: say('subject'),
      greeting: say('greeting'),
      paragraphs: [say('why'), say('validity')],
      action: { label: say('action'), url },
      closing: say('closing'),
    }),
  );
}

/** The activation mail; for a minor also the guardian's. Sends nothing to an account that needs neither. */
export function mailActivationLink(mailer: Mailer) {
  return job<LinkJob>({
    name: 'mail-activation-link',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (!account || account.guardian_withdrawn_at !== null) return;
      if (account.activated_at === null) {
        const link: Link = { purpose: 'activation', to: account.email, route: 'confirm?code' };
        await mailLink(services, mailer, account, linkBase, link);
      }
      if (account.guardian_email !== null && waitsForGuardian(account, dayOf(services.clock.now()))) {
        const link: Link = { purpose: 'guardian', to: account.guardian_email, route: 'confirm?guardian' };
        await mailLink(services, mailer, account, linkBase, link);
      }
    },
  });
}

export function mailResetLink(mailer: Mailer) {
  return job<LinkJob>({
    name: 'mail-reset-link',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (!account) return;
      const route = `resetpwd?email=${encodeURIComponent(account.email)}&code`;
      await mailLink(services, mailer, account, linkBase, { purpose: 'reset', to: account.email, route });
    },
  });
}

/** Mails the link that confirms a new address, to that address. */
export function mailEmailChangeLink(mailer: Mailer) {
  return job<LinkJob>({
    name: 'mail-email-change-link',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      const change = await findEmailChange(services.db, accountId);
      if (!account || !change || change.confirmed_at !== null) return;
      const { email } = change;
      const link: Link = { purpose: 'email', to: email, route: 'confirm?code', email };
      await mailLink(services, mailer, account, linkBase, link);
    },
  });
}

/** Confirms a consent to the guardian, with the link that withdraws it. */
export function mailWithdrawalLink(mailer: Mailer) {
  return job<LinkJob>({
    name: 'mail-withdrawal-link',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (!account?.guardian_email || account.guardian_withdrawn_at !== null) return;
      const link: Link = { ...withdrawal, to: account.guardian_email };
      await mailLink(services, mailer, account, linkBase, link);
    },
  });
}
