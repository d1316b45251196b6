import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Ids } from '../ids.ts';
import type { Jobs } from '../jobs/enqueue.ts';
import type { Mail, MailContent, Mailer } from './mailer.ts';
import { insertOutgoingMail } from './outgoing-mails.repository.ts';

/** The mailer of the jobs: it stores what they write, encrypted, for `deliver-mails`. */
export function queueingMailer(parts: {
  db: Database;
  clock: Clock;
  ids: Ids;
  /** The queue, which is opened after the jobs that use this mailer are listed. */
  jobs: () => Jobs;
}): Mailer {
  const store = async (tx: Transaction, { kind, code, ...text }: Mail) => {
    const sealed = parts.ids.seal('outgoing mail', Buffer.from(JSON.stringify(text satisfies MailContent)));
    const at = parts.clock.now();
    await insertOutgoingMail(tx, {
      recipient: text.to,
      kind: kind ?? null,
      sealed,
      code: code ?? null,
      at,
    });
    await parts.jobs().enqueue(tx, 'deliver-mails', {});
  };
  return {
    send: (mail, tx) => (tx ? store(tx, mail) : parts.db.transaction().execute((own) => store(own, mail))),
  };
}
