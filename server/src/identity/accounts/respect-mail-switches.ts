import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { isMailSwitchedOff } from './own-account.repository.ts';

/** Drops mail of a kind that the account with the address has switched off. Mail without a kind always goes. */
export function respectMailSwitches(mailer: Mailer, db: Database): Mailer {
  return {
    async send(mail) {
      if (mail.kind !== undefined && (await isMailSwitchedOff(db, mail.to, mail.kind))) return;
      await mailer.send(mail);
    },
  };
}
