import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { MailLoss } from './deliver-mails.ts';
import { countOutgoingMails } from './outgoing-mails.repository.ts';

/** Mail that waits for the mail server, and mail that was lost since the start. Returns what counts the latter. */
export function measureMails(registry: Registry, db: Database, now: () => Date): (loss: MailLoss) => void {
  const age = new Gauge({
    name: 'trattativa_mails_oldest_seconds',
    help: 'How long the oldest mail has waited for the mail server',
    registers: [registry],
  });
  new Gauge({
    name: 'trattativa_mails_waiting',
    help: 'Mails that the mail server has not accepted yet',
    registers: [registry],
    async collect() {
      // A database that does not answer is told by /readyz.
      const found = await countOutgoingMails(db).catch(() => null);
      if (!found) return;
      this.set(found.waiting);
      age.set(found.oldest === null ? 0 : (now().getTime() - found.oldest.getTime()) / 1000);
    },
  });
  const lost = new Counter({
    name: 'trattativa_mails_lost_total',
    help: 'Mails never delivered: refused for good, given up after 48 hours, unreadable after a new token secret',
    labelNames: ['why'] as const,
    registers: [registry],
  });
  return (why) => lost.inc({ why });
}
