import { translate } from '@trattativa/texts/translate';
import { job } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findAccount } from '../accounts.repository.ts';

/**
 * Mails a minor that the guardian has consented and the account is open. Skips an unconfirmed address: the
 * activation mail is still pending, and opening its link shows the same.
 */
export function mailConsentGiven(mailer: Mailer) {
  return job<{ accountId: number; linkBase: string }>({
    name: 'mail-consent-given',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (!account || account.activated_at === null || account.guardian_withdrawn_at !== null) return;
      const say = (part: 'subject' | 'greeting' | 'what' | 'next' | 'action' | 'closing') =>
        translate(account.language, `account-mails:consentGiven.${part}`, { name: account.name });
      await mailer.send(
        composeMail(account.email, {
          subject: say('subject'),
          greeting: say('greeting'),
          paragraphs: [say('what'), say('next')],
          action: { label: say('action'), url: `${linkBase}/#/login` },
          closing: say('closing'),
        }),
      );
    },
  });
}
