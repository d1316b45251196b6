import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { hasAdult, type OfferMail } from '../jobs/mail-offer-news.ts';
import { listOfferContacts } from '../offer-contacts.repository.ts';
import { findOffer } from '../offers.repository.ts';

/** There are terms to answer: a mail to everybody of the side whose turn it is. */
export const mailOffers = reaction({
  name: 'offers.mail',
  types: ['offer.created', 'offer.revised'],
  async react(services, tx, { data: { offerId, revision, turn: side } }) {
    const offer = await findOffer(tx, offerId);
    if (!offer || side === null) return;
    for (const contact of await listOfferContacts(tx, offerId, side, hasAdult(offer, services.clock.now()))) {
      const mail: OfferMail = { offerId, revision, side, accountId: contact.account_id };
      await services.jobs.enqueue(tx, 'mail-offer-news', mail);
    }
  },
});
