import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { enquiryWordsIn } from '@trattativa/texts/records/enquiry-words';
import { textsIn } from '@trattativa/texts/translate';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { mailFacts } from '../../../platform/mail/mail-facts.ts';
import { type EnquiryRow, type NegotiationRow, nameOfProposed } from '../negotiation.ts';
import type { Contact } from '../negotiations.repository.ts';
import { languageOf, type Say, textsFor } from './mail-texts.ts';

/** The mail about a club's enquiry to who keeps the player. */
export function enquiryMail(negotiation: NegotiationRow, contact: Contact, base: string) {
  const say = textsFor(contact);
  const { enquiry, team } = negotiation;
  const parameters = { name: contact.name, player: nameOfProposed(negotiation), team: team.name };
  return composeMail(contact.email, {
    subject: say('enquiry.subject', parameters),
    greeting: say('started.greeting', parameters),
    paragraphs: [
      say('enquiry.what', parameters),
      ...(enquiry ? paragraphsOf(say, enquiry, languageOf(contact)) : []),
      say('enquiry.next'),
    ],
    action: { label: say('enquiry.action'), url: `${base}/#/negotiations/${negotiation.id}` },
    closing: say('started.closing'),
  });
}

function paragraphsOf(say: Say, enquiry: EnquiryRow, language: Language): string[] {
  const { kind, season, pay_from_cents: from, pay_to_cents: to } = enquiry;
  const asked = { kind, season, payFrom: from && from / 100, payTo: to && to / 100 };
  return [
    mailFacts(language, enquiryWordsIn(textsIn(language, ['enquiries', 'catalogue']), language).rows(asked)),
    ...(enquiry.sentence === '' ? [] : [enquiry.sentence]),
    say('enquiry.answerBy', { day: formatPlainDate(language, enquiry.answer_by) }),
  ];
}
