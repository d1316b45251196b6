import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { hasAdult, type OfferMail } from '../jobs/mail-offer-news.ts';
import { findOffer, listOfferContacts } from '../offers.repository.ts';

/** When there are terms to answer, mails everybody of the side whose turn it is. */
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
