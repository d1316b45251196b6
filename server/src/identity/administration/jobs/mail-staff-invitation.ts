import { translate } from '@trattativa/texts/translate';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findAccount, insertCode } from '../../accounts/accounts.repository.ts';

const daysValid = 3;

/**
 * Mails a new member of staff the link with which they choose a password. The code is made while the mail is written: the
 * database keeps its hash only.
 */
export function mailStaffInvitation(mailer: Mailer) {
  return job<{ accountId: number; linkBase: string }>({
    name: 'mail-staff-invitation',
    async run(services, { accountId, linkBase }) {
      const account = await findAccount(services.db, accountId);
      if (!account || account.staff_ended_at !== null) return;
      const at = services.clock.now();
      const code = services.ids.secret();
      const hash = services.ids.hash(code);
      const say = (part: 'subject' | 'greeting' | 'why' | 'validity' | 'action' | 'closing') =>
        translate(account.language, `account-mails:staffInvitation.${part}`, {
          name: account.name,
          days: daysValid,
        });
      const mail = {
        code: { kind: 'account', hash } as const,
        ...composeMail(account.email, {
          subject: say('subject'),
          greeting: say('greeting'),
          paragraphs: [say('why'), say('validity')],
          action: {
            label: say('action'),
            url: `${linkBase}/#/resetpwd?email=${encodeURIComponent(account.email)}&code=${code}`,
          },
          closing: say('closing'),
        }),
      };
      await services.db.transaction().execute(async (tx) => {
        const expiresAt = addDays(at, daysValid);
        await insertCode(tx, { hash, accountId, purpose: 'reset', at, expiresAt });
        await mailer.send(mail, tx);
      });
    },
  });
}
