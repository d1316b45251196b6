import type { MandateEvents } from '@trattativa/contract/representation/mandates/events';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { Services } from '../../../platform/services.ts';
import type { MandateMail, MandateNews } from '../jobs/mail-mandate-news.ts';
import { isForMinor, type MandateRow } from '../mandate.ts';
import { listAgentContacts, listPrincipalContacts } from '../mandate-contacts.repository.ts';
import { findMandate } from '../mandates.repository.ts';

const newsOf: Record<keyof MandateEvents, MandateNews> = {
  'mandate.proposed': 'proposed',
  'mandate.confirmed': 'confirmed',
  'mandate.ended': 'ended',
  'mandate.expired': 'expired',
  'mandate.refused': 'refused',
  'mandate.ending': 'ending',
};

/** Writes to the side that has to answer, or that hears of what the other did; to both of what nobody did. */
export const mailMandates = reaction<keyof MandateEvents>({
  name: 'mandates.mail',
  types: [
    'mandate.proposed',
    'mandate.confirmed',
    'mandate.ended',
    'mandate.expired',
    'mandate.refused',
    'mandate.ending',
  ],
  async react(services, tx, { type, data }) {
    const mandate = await findMandate(tx, data.mandateId);
    if (!mandate) return;
    await write(services, tx, mandate, newsFrom(type, data), hearersOf(mandate, data));
  },
});

/** That staff checked the signed form, or that the person has a login now, is told otherwise than a confirmation by the other side. */
function newsFrom(type: keyof MandateEvents, data: MandateEvents[keyof MandateEvents]): MandateNews {
  if (type !== 'mandate.confirmed' || !('by' in data)) return newsOf[type];
  if (data.by === 'staff') return 'checked';
  return data.by === 'system' ? 'adopted' : newsOf[type];
}

function hearersOf(
  mandate: MandateRow,
  data: MandateEvents[keyof MandateEvents],
): 'agent' | 'principal' | 'both' {
  // A mandate that ends soon is nobody's act.
  if ('days' in data) return 'both';
  const by = 'by' in data ? data.by : mandate.proposed_by_agent ? 'agent' : 'principal';
  if (by === 'system' || by === 'staff') return 'both';
  return by === 'agent' ? 'principal' : 'agent';
}

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
