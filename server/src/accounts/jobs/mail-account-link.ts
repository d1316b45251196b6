import { translate } from '@trattativa/texts/translate';
import { addMinutes } from '../../platform/clock.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, findAccount, insertCode } from '../accounts.repository.ts';

interface LinkJob {
  accountId: number;
  linkBase: string;
}

type Purpose = 'activation' | 'guardian' | 'reset';

const minutesValid: Record<Purpose, number> = { activation: 24 * 60, guardian: 24 * 60, reset: 60 };
const route: Record<Purpose, string> = { activation: 'confirm', guardian: 'confirm', reset: 'resetpwd' };

/**
 * Mails a link with a fresh one-time code. The code is made here, when the mail is written, so that it is readable
 * nowhere else: the database keeps its hash, the queue only the account.
 */
async function mailLink(
  services: Services,
  mailer: Mailer,
  account: Account,
  purpose: Purpose,
  linkBase: string,
) {
  const code = services.ids.secret();
  const at = services.clock.now();
  const expiresAt = addMinutes(at, minutesValid[purpose]);
  await insertCode(services.db, {
    hash: services.ids.hash(code),
    accountId: account.id,
    purpose,
    at,
    expiresAt,
  });
  const say = (part: string) =>
    translate(account.language, `account-mails:${purpose}.${part}`, { name: account.name });
  const email = purpose === 'reset' ? `&email=${encodeURIComponent(account.email)}` : '';
  await mailer.send(
    composeMail(purpose === 'guardian' && account.guardian_email ? account.guardian_email : account.email, {
      subject: say('subject'),
      greeting: say('greeting'),
      paragraphs: [say('why'), say('validity')],
      action: { label: say('action'), url: `${linkBase}/#/${route[purpose]}?code=${code}${email}` },
      closing: say('closing'),
    }),
  );
}

/** The activation mail; for a minor also the guardian's. Nothing for an account that needs neither. */
export function mailActivationLink(mailer: Mailer) {
  return job<LinkJob>({
    name: 'mail-activation-link',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (!account) return;
      if (account.activated_at === null) await mailLink(services, mailer, account, 'activation', linkBase);
      if (account.guardian_email !== null && account.guardian_confirmed_at === null) {
        await mailLink(services, mailer, account, 'guardian', linkBase);
      }
    },
  });
}

export function mailResetLink(mailer: Mailer) {
  return job<LinkJob>({
    name: 'mail-reset-link',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (account) await mailLink(services, mailer, account, 'reset', linkBase);
    },
  });
}
