import { formatList, formatPlainDate } from '@trattativa/texts/formats';
import { isLanguage, type Language } from '@trattativa/texts/languages';
import { requestRowsIn } from '@trattativa/texts/records/request-rows';
import { textsIn } from '@trattativa/texts/translate';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { mailFacts } from '../../../platform/mail/mail-facts.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findReminder, findSummary, type Reminder, type Summary } from '../deadlines.repository.ts';

const languageOf = (language: string): Language => (isLanguage(language) ? language : 'it');

const wordsIn = (language: Language) =>
  requestRowsIn(textsIn(language, ['requests', 'catalogue', 'countries', 'players', 'ui']), language);

/** Mails the people of a recipient that the day of the answers is near. Does nothing once there is an answer. */
export function mailRequestDue(mailer: Mailer) {
  return job<{ recipientId: number }>({
    name: 'mail-request-due',
    async run(services, { recipientId }) {
      const reminder = await findReminder(services.db, recipientId, services.clock.now());
      if (!reminder) return;
      const base = linkBaseOf(services.config, undefined);
      for (const addressee of reminder.addressees)
        await mailer.send({ ...dueMail(reminder, addressee, base), kind: 'requests' });
    },
  });
}

/** Mails one maker of a request what came of it when the day of the answers is over. */
export function mailRequestSummary(mailer: Mailer) {
  return job<{ requestId: number; accountId: number }>({
    name: 'mail-request-summary',
    async run(services, { requestId, accountId }) {
      const summary = await findSummary(services.db, requestId, accountId);
      if (!summary) return;
      const url = `${linkBaseOf(services.config, undefined)}/#/requests/${requestId}`;
      await mailer.send({ ...summaryMail(summary, url), kind: 'requests' });
    },
  });
}

/** The mail about the near end of the time for answers. */
export function dueMail(reminder: Reminder, addressee: Reminder['addressees'][number], base: string) {
  const language = languageOf(addressee.language);
  const say = textsIn(language, 'request-mails');
  const words = wordsIn(language);
  const facts = {
    name: addressee.name,
    club: reminder.team_name,
    role: words.role(reminder.role),
    day: formatPlainDate(language, reminder.answer_by),
  };
  return composeMail(addressee.email, {
    subject: say('due.subject', facts),
    greeting: say('greeting', facts),
    paragraphs: [say('due.what', facts), mailFacts(language, words.wanted(reminder)), say('due.next')],
    action: { label: say('due.action'), url: `${base}/#/requests/${reminder.request_id}` },
    closing: say('closing'),
  });
}

/** The mail about what came of a request. */
export function summaryMail(summary: Summary, url: string) {
  const language = languageOf(summary.language);
  const say = textsIn(language, 'request-mails');
  const words = wordsIn(language);
  const { recipients } = summary;
  const named = (fits: boolean | null) =>
    recipients.filter((one) => one.fits === fits).map(({ name }) => name);
  const asked = recipients.length;
  const count = recipients.filter(({ fits }) => fits !== null).length;
  const facts = {
    name: summary.name,
    role: words.role(summary.role),
    day: formatPlainDate(language, summary.answer_by),
  };
  const groups = (
    [
      ['summary.fits', named(true)],
      ['summary.nobody', named(false)],
      ['summary.silent', named(null)],
    ] as const
  ).flatMap(([key, names]) => (names.length === 0 ? [] : [say(key, { names: formatList(language, names) })]));
  return composeMail(summary.email, {
    subject: say('summary.subject', { ...facts, count, asked }),
    greeting: say('greeting', facts),
    paragraphs: [
      say('summary.what', facts),
      mailFacts(language, words.wanted(summary)),
      ...groups,
      say('summary.next'),
    ],
    action: { label: say('summary.action'), url },
    closing: say('closing'),
  });
}
