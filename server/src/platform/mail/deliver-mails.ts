import { addHours } from '../clock.ts';
import { type Job, job } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { mailedCodes } from './mailed-codes.ts';
import type { MailContent, MailTransport } from './mailer.ts';
import { claimDueMails, deleteOutgoingMail, type OutgoingMail } from './outgoing-mails.repository.ts';

const maxHoursWaiting = 48;
const maxAtOnce = 5;
/** A shorter wait is nothing that a code would miss. */
const minSecondsProlonged = 60;

/** Why a mail was never delivered. */
export type MailLoss = 'refused' | 'givenUp' | 'unreadable';

type Outcome = 'delivered' | 'waits' | MailLoss;

/**
 * Delivers the mails that are due: at once when one was written, and every minute those that the mail server did not accept.
 * What it refuses for good is dropped; what it cannot take now is tried for 48 hours. When a whole batch fails, the
 * server is away, and the rest waits for the next minute.
 */
export function deliverMails(transport: MailTransport, noteLoss: (loss: MailLoss) => void): Job {
  return job<object>({
    name: 'deliver-mails',
    every: '* * * * *',
    async run(services) {
      for (;;) {
        const due = await claimDueMails(services.db, services.clock.now(), maxAtOnce);
        const outcomes = await Promise.all(due.map((mail) => deliver(services, transport, mail)));
        for (const outcome of outcomes) if (outcome !== 'delivered' && outcome !== 'waits') noteLoss(outcome);
        if (outcomes.every((outcome) => outcome === 'waits')) return;
      }
    },
  });
}

async function deliver(services: Services, transport: MailTransport, mail: OutgoingMail): Promise<Outcome> {
  const { db, clock, ids, log } = services;
  const about = { mail: mail.id, attempt: mail.attempts };
  const opened = ids.open('outgoing mail', mail.sealed);
  if (!opened) {
    log.error(about, 'no token secret opens this mail: it is lost');
    await deleteOutgoingMail(db, mail.id);
    return 'unreadable';
  }
  try {
    await transport.deliver(JSON.parse(opened.plain.toString()) as MailContent);
  } catch (error) {
    const loss = lossOf(mail, error, clock.now());
    if (loss === null) {
      log.warn({ ...about, err: error }, 'the mail server did not accept a mail; it is tried again');
      return 'waits';
    }
    const refused = 'the mail server refused a mail for good: it is not tried again';
    const givenUp = `a mail was not accepted for ${maxHoursWaiting} hours: this was the last attempt`;
    log.error({ ...about, err: error }, loss === 'refused' ? refused : givenUp);
    await deleteOutgoingMail(db, mail.id);
    return loss;
  }
  await noteAccepted(services, mail);
  return 'delivered';
}

async function noteAccepted({ db, clock }: Services, mail: OutgoingMail): Promise<void> {
  const { code_kind: kind, code_hash: hash } = mail;
  const waitedSeconds = (clock.now().getTime() - mail.created_at.getTime()) / 1000;
  await db.transaction().execute(async (tx) => {
    if (kind !== null && hash !== null && waitedSeconds >= minSecondsProlonged)
      await mailedCodes.get(kind)(tx, hash, waitedSeconds);
    await deleteOutgoingMail(tx, mail.id);
  });
}

function lossOf(mail: OutgoingMail, error: unknown, now: Date): MailLoss | null {
  if (isRefusedForGood(error)) return 'refused';
  return addHours(mail.created_at, maxHoursWaiting) <= now ? 'givenUp' : null;
}

/**
 * The recipient or the text was refused with a 5xx reply. A refused login or sender is a fault of our settings, which the
 * operator can mend within the 48 hours.
 */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
