import { type OfferTurn, whoseTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import { formatPlainDate } from '@trattativa/texts/formats';
import { isLanguage } from '@trattativa/texts/languages';
import { offerWordsIn } from '@trattativa/texts/records/offer-words';
import { textsIn, translate } from '@trattativa/texts/translate';
import { isAdult } from '../../../people/players.ts';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { mailFacts } from '../../../platform/mail/mail-facts.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { OfferRow } from '../offer.ts';
import { findOffer, listOfferContacts, type OfferContact } from '../offers.repository.ts';

export interface OfferMail {
  offerId: number;
  /** The revision that the mail is about: it is not sent once there is a newer one. */
  revision: number;
  side: OfferTurn;
  accountId: number;
}

/** Mails one person of the side whose turn it is: there is an offer, or a counter-offer, to answer. */
export function mailOfferNews(mailer: Mailer) {
  return job<OfferMail>({
    name: 'mail-offer-news',
    async run(services, { offerId, revision, side, accountId }) {
      const offer = await findOffer(services.db, offerId);
      if (offer?.revision !== revision || whoseTurn(offer.status, offer.revised_by) !== side) return;
      const contacts = await listOfferContacts(
        services.db,
        offerId,
        side,
        hasAdult(offer, services.clock.now()),
      );
      const contact = contacts.find((candidate) => candidate.account_id === accountId);
      if (!contact) return;
      const url = `${linkBaseOf(services.config, undefined)}/#/offers/${offerId}`;
      await mailer.send({ ...offerNewsMail(offer, contact, url), kind: 'offers' });
    },
  });
}

/** The linked player of a record that somebody else owns gets a mail only when an adult. */
export function hasAdult(offer: Pick<OfferRow, 'player'>, now: Date): boolean {
  return offer.player !== null && isAdult(offer.player, dayOf(now));
}

/** The mail about an offer, or a counter-offer, that waits for an answer. */
export function offerNewsMail(offer: OfferRow, contact: OfferContact, url: string) {
  const language = isLanguage(contact.language) ? contact.language : 'it';
  const news = offer.revision === 1 ? 'created' : 'revised';
  const person = offer.player ? `${offer.player.name} ${offer.player.surname}` : (offer.coach?.name ?? '');
  const parameters = {
    name: contact.name,
    person,
    team: offer.team.name,
    day: offer.expires_on === null ? '' : formatPlainDate(language, offer.expires_on),
  };
  const say = (
    key:
      | `${'created' | 'revised'}.${'subject' | 'text'}`
      | 'greeting'
      | 'expires'
      | 'next'
      | 'action'
      | 'closing',
  ) => translate(language, `offer-mails:${key}`, parameters);
  return composeMail(contact.email, {
    subject: say(`${news}.subject`),
    greeting: say('greeting'),
    paragraphs: [
      say(`${news}.text`),
      mailFacts(
        language,
        offerWordsIn(textsIn(language, ['offers', 'catalogue', 'countries']), language).rows(
          {
            monthlySalary: offer.salary_cents / 100,
            level: offer.level,
            country: offer.country,
            season: offer.season,
          },
          ['monthlySalary', 'level', 'season'],
        ),
      ),
      ...(offer.expires_on === null ? [] : [say('expires')]),
      say('next'),
    ],
    action: { label: say('action'), url },
    closing: say('closing'),
  });
}
