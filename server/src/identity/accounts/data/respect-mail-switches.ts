import type { Database } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { isMailSwitchedOff } from '../own-account.repository.ts';

/** Drops mail of kinds that the recipient's account has switched off. Mail without a kind is always sent. */
export function respectMailSwitches(mailer: Mailer, db: Database): Mailer {
  return {
    async send(mail, tx) {
      if (mail.kind !== undefined && (await isMailSwitchedOff(db, mail.to, mail.kind))) return;
      await mailer.send(mail, tx);
    },
  };
}
