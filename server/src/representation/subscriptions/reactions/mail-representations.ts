import type { RepresentationEvents } from '@trattativa/contract/representation/subscriptions/events';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { RepresentationMail, RepresentationNews } from '../jobs/mail-representation-news.ts';

const newsOf: Record<keyof RepresentationEvents, RepresentationNews> = {
  'representation.activated': 'activated',
  'representation.ended': 'ended',
  'representation.ending': 'ending',
  'representation.withdrawn': 'withdrawn',
  'representation.balanceDue': 'balanceDue',
  'representation.balanceReminded': 'balanceReminded',
  'representation.balancePaid': 'balancePaid',
  'representation.balanceCancelled': 'balanceCancelled',
};

/** Writes to the player what happened to the representation. */
export const mailRepresentations = reaction<keyof RepresentationEvents>({
  name: 'representations.mail',
  types: Object.keys(newsOf) as (keyof RepresentationEvents)[],
  async react(services, tx, { type, data }) {
    const mail: RepresentationMail = { representationId: data.representationId, news: newsOf[type] };
    await services.jobs.enqueue(tx, 'mail-representation-news', mail);
  },
});
