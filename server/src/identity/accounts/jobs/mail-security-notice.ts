import { translate } from '@trattativa/texts/translate';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findAccount } from '../accounts.repository.ts';
import { findEmailChange } from '../own-account.repository.ts';

export type SecurityNotice = 'passwordChanged' | 'emailChanged' | 'secondFactorOn' | 'secondFactorOff';

/**
 * Mails the owner that the credentials of the account have changed, so that an attack is noticed. A changed
 * address is reported to the old one. Security mail: cannot be switched off.
 */
export function mailSecurityNotice(mailer: Mailer) {
  return job<{ accountId: number; notice: SecurityNotice }>({
    name: 'mail-security-notice',
    async run(services, { accountId, notice }) {
      const account = await findAccount(services.db, accountId);
      if (!account) return;
      const change = notice === 'emailChanged' ? await findEmailChange(services.db, accountId) : null;
      const to = notice === 'emailChanged' ? change?.old_email : account.email;
      if (!to) return;
      const say = (
        part:
          | `${typeof notice}.${'subject' | 'what' | 'ifNotYou'}`
          | `reset.${'greeting' | 'action' | 'closing'}`,
      ) => translate(account.language, `account-mails:${part}`, { name: account.name });
      await mailer.send(
        composeMail(to, {
          subject: say(`${notice}.subject`),
          greeting: say('reset.greeting'),
          paragraphs: [say(`${notice}.what`), say(`${notice}.ifNotYou`)],
          action: {
            label: say('reset.action'),
            url: `${linkBaseOf(services.config, undefined)}/#/recovery`,
          },
          closing: say('reset.closing'),
        }),
      );
    },
  });
}
