import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { translate } from '@trattativa/texts/translate';
import { addMinutes, dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isBeyondCap } from '../../../platform/database/within-cap.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { MailedCode } from '../../../platform/mail/mailed-codes.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Services } from '../../../platform/services.ts';
import { type Account, type CodePurpose, findAccount, insertCode } from '../accounts.repository.ts';
import { waitsForGuardian } from '../guardian/guardian.ts';
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
  signIn: hour,
  email: 24 * hour,
};
/**
 * Cap of the database for the codes of one purpose of an account in an hour. The calls count the mails that are asked
 * for (`countMail`) and stay far below.
 */
export const maxCodesAnHour = 60;

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
  tx: Transaction,
  accountId: number,
  base: string,
  { purpose, route, email = null }: Pick<Link, 'purpose' | 'route'> & { email?: string | null },
): Promise<{ url: string; code: MailedCode }> {
  const code = services.ids.secret();
  const hash = services.ids.hash(code);
  const at = services.clock.now();
  const expiresAt = addMinutes(at, minutesValid[purpose]);
  await insertCode(tx, { hash, accountId, purpose, email, at, expiresAt });
  return { url: `${base}/#/${route}=${code}`, code: { kind: 'account', hash } };
}

/** The page on which a guardian reviews the consent and can withdraw it. */
export function withdrawalLink(services: Services, tx: Transaction, accountId: number, base: string) {
  return freshLink(services, tx, accountId, base, withdrawal);
}

const withdrawal = { purpose: 'withdrawal', route: 'confirm?guardian' } as const;

/**
 * Mails links with fresh one-time codes. Code and mail are stored in one transaction, the code as its hash and the mail
 * encrypted, so that the code is readable nowhere else and none is made again while the mail server is away.
 */
async function mailLinks(
  services: Services,
  mailer: Mailer,
  account: Account,
  base: string,
  links: readonly Link[],
): Promise<void> {
  const sending = services.db.transaction().execute(async (tx) => {
    for (const link of links) {
      const { url, code } = await freshLink(services, tx, account.id, base, link);
      const say = (part: 'subject' | 'greeting' | 'why' | 'validity' | 'action' | 'closing') =>
        translate(account.language, `account-mails:${link.purpose}.${part}`, { name: account.name });
      const mail = composeMail(link.to, {
        subject: say('subject'),
        greeting: say('greeting'),
        paragraphs: [say('why'), say('validity')],
        action: { label: say('action'), url },
        closing: say('closing'),
      });
      await mailer.send({ code, ...mail }, tx);
    }
  });
  await sending.catch((error: unknown) => {
    if (!isBeyondCap(error, 'cap_account_links')) throw error;
    const purposes = links.map(({ purpose }) => purpose);
    services.log.warn({ account: account.id, purposes }, 'too many links an hour: a mail was not sent');
  });
}

/** The activation mail; for a minor also the guardian's. Sends nothing to an account that needs neither. */
export function mailActivationLink(mailer: Mailer) {
  return job<LinkJob>({
    name: 'mail-activation-link',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (!account || account.guardian_withdrawn_at !== null) return;
      const links: Link[] = [];
      if (account.activated_at === null)
        links.push({ purpose: 'activation', to: account.email, route: 'confirm?code' });
      if (account.guardian_email !== null && waitsForGuardian(account, dayOf(services.clock.now())))
        links.push({ purpose: 'guardian', to: account.guardian_email, route: 'confirm?guardian' });
      await mailLinks(services, mailer, account, linkBase, links);
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
      await mailLinks(services, mailer, account, linkBase, [{ purpose: 'reset', to: account.email, route }]);
    },
  });
}

/** Mails the link that signs in, or makes the browser known that opens it. */
export function mailSignInLink(mailer: Mailer) {
  return job<LinkJob>({
    name: 'mail-sign-in-link',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (!account) return;
      const link: Link = { purpose: 'signIn', to: account.email, route: 'confirm?signIn' };
      await mailLinks(services, mailer, account, linkBase, [link]);
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
      await mailLinks(services, mailer, account, linkBase, [link]);
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
      await mailLinks(services, mailer, account, linkBase, [link]);
    },
  });
}
