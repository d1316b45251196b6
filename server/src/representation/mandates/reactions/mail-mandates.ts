import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { Services } from '../../../platform/services.ts';
import type { MandateMail, MandateNews } from '../jobs/mail-mandate-news.ts';
import { isForMinor, type MandateRow } from '../mandate.ts';
import { listAgentContacts, listPrincipalContacts } from '../mandate-contacts.repository.ts';
import { findMandate } from '../mandates.repository.ts';

const newsOfStatus = { 1: 'confirmed', 2: 'ended', 3: 'expired', 4: 'refused' } as const;

/** Writes to the side that has to answer, or that hears of what the other did; to both of what nobody did. */
export const mailMandates = reaction({
  name: 'mandates.mail',
  types: ['mandate.proposed', 'mandate.moved', 'mandate.ending'],
  async react(services, tx, event) {
    const mandate = await findMandate(tx, event.data.mandateId);
    if (!mandate) return;
    if (event.type === 'mandate.proposed') {
      return write(services, tx, mandate, 'proposed', mandate.proposed_by_agent ? 'principal' : 'agent');
    }
    if (event.type === 'mandate.ending') return write(services, tx, mandate, 'ending', 'both');
    const { to, by } = event.data as { to: 1 | 2 | 3 | 4; by: string };
    const hears = by === 'agent' ? 'principal' : by === 'system' || by === 'staff' ? 'both' : 'agent';
    return write(services, tx, mandate, newsOfStatus[to], hears);
  },
});

async function write(
  services: Services,
  tx: Transaction,
  mandate: MandateRow,
  news: MandateNews,
  hears: 'agent' | 'principal' | 'both',
): Promise<void> {
  const minor = isForMinor(mandate, dayOf(services.clock.now()));
  for (const side of ['agent', 'principal'] as const) {
    if (hears !== 'both' && hears !== side) continue;
    const contacts =
      side === 'agent'
        ? await listAgentContacts(tx, mandate.id)
        : await listPrincipalContacts(tx, mandate.id, minor);
    for (const { account_id } of contacts) {
      const mail: MandateMail = { mandateId: mandate.id, news, side, accountId: account_id };
      await services.jobs.enqueue(tx, 'mail-mandate-news', mail);
    }
  }
}
