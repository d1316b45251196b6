import { languageOfPerson } from '@trattativa/domain/platform/country-languages';
import { daysBetween } from '@trattativa/domain/platform/plain-date';
import { formatList, formatPlainDate } from '@trattativa/texts/formats';
import { isLanguage } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Services } from '../../../platform/services.ts';
import { isForMinor, type MandateRow } from '../mandate.ts';
import { insertMandateCode } from '../mandate-codes.repository.ts';
import {
  listAgentContacts,
  listPrincipalContacts,
  type MandateContact,
} from '../mandate-contacts.repository.ts';
import { findMandate } from '../mandates.repository.ts';

/** `checked`: staff have checked the form · `adopted`: the person has a login now, and it binds them there. */
export type MandateNews =
  | 'proposed'
  | 'confirmed'
  | 'checked'
  | 'adopted'
  | 'refused'
  | 'ended'
  | 'expired'
  | 'ending';

export interface MandateMail {
  mandateId: number;
  news: MandateNews;
  side: 'agent' | 'principal';
  /** Null: the guardian, or a player without a login. */
  accountId: number | null;
}

/** News that mean nothing any more once the mandate has moved on. */
const onlyWhile: Partial<Record<MandateNews, number>> = { proposed: 0, checked: 1, adopted: 1, ending: 1 };

/** Tells one person of a mandate's side what happened to it, in their language. */
export function mailMandateNews(mailer: Mailer) {
  return job<MandateMail>({
    name: 'mail-mandate-news',
    async run(services, { mandateId, news, side, accountId }) {
      const mandate = await findMandate(services.db, mandateId);
      if (!mandate || (onlyWhile[news] ?? mandate.status) !== mandate.status) return;
      const today = dayOf(services.clock.now());
      const contacts =
        side === 'agent'
          ? await listAgentContacts(services.db, mandateId)
          : await listPrincipalContacts(services.db, mandateId, isForMinor(mandate, today));
      const contact = contacts.find((candidate) => candidate.account_id === accountId);
      if (!contact) return;
      await services.db.transaction().execute(async (tx) => {
        const url = await linkFor(services, tx, mandate, contact, isForMinor(mandate, today));
        await mailer.send({ ...mailFor(mandate, contact, { news, side, url, today }), kind: 'mandates' }, tx);
      });
    },
  });
}

/** People with an account open the mandate; a guardian and a player without a login answer with a code that opens this one only. */
async function linkFor(
  services: Services,
  tx: Transaction,
  mandate: MandateRow,
  contact: MandateContact,
  isMinor: boolean,
): Promise<string> {
  const base = linkBaseOf(services.config, undefined);
  if (contact.account_id !== null) return `${base}/#/mandates/${mandate.id}`;
  const code = services.ids.secret();
  const hash = services.ids.hash(code);
  const asked = isMinor ? 'guardian' : 'player';
  const sentTo = isMinor ? contact.email : null;
  await insertMandateCode(tx, { hash, mandateId: mandate.id, asked, sentTo, at: services.clock.now() });
  return `${base}/#/guardianMandate/${code}`;
}

/** Chosen by the person or the agent, else that of where the player comes from. */
function languageOf(
  { person_countries: [nationality, secondNationality, country] }: MandateRow,
  { language }: MandateContact,
) {
  if (isLanguage(language)) return language;
  return languageOfPerson({
    nationality: nationality ?? null,
    secondNationality: secondNationality ?? null,
    country: country ?? null,
  });
}

/** Whose confirmation it was is not said of one that was adopted. */
const worded = (news: MandateNews) =>
  news === 'adopted'
    ? ({ subject: 'checked.subject', text: 'confirmed.text' } as const)
    : ({ subject: `${news}.subject`, text: `${news}.text` } as const);

type MailKey =
  | `${Exclude<MandateNews, 'adopted'>}.${'subject' | 'text'}`
  | 'greeting'
  | 'greetingGuardian'
  | 'guardian'
  | 'stated'
  | 'terms'
  | 'termsExclusive'
  | 'where'
  | 'world'
  | 'action'
  | 'closing';

function mailFor(
  mandate: MandateRow,
  contact: MandateContact,
  about: { news: MandateNews; side: 'agent' | 'principal'; url: string; today: string },
) {
  const language = languageOf(mandate, contact);
  const isCoded = contact.account_id === null;
  const guardian = isCoded && isForMinor(mandate, about.today);
  const principal =
    mandate.team?.name ?? `${mandate.player?.name ?? ''} ${mandate.player?.surname ?? ''}`.trim();
  const agentName = `${mandate.agent.name} ${mandate.agent.surname}`.trim();
  const agent = mandate.agent.society ? `${agentName} (${mandate.agent.society})` : agentName;
  const parameters = {
    name: contact.name,
    other: about.side === 'agent' ? principal : agent,
    player: principal,
    agent,
    from: formatPlainDate(language, mandate.starts_on),
    to: formatPlainDate(language, mandate.ends_on),
    count: daysBetween(about.today, mandate.ends_on),
    where: formatList(
      language,
      mandate.countries.map((code) => translate(language, `countries:${code}`)),
    ),
  };
  const words = worded(about.news);
  const say = (key: MailKey) => translate(language, `mandates:mail.${key}`, parameters);
  return composeMail(contact.email, {
    subject: say(words.subject),
    greeting: say(guardian ? 'greetingGuardian' : 'greeting'),
    paragraphs: [
      ...(isCoded ? [say(guardian ? 'guardian' : 'stated')] : []),
      say(words.text),
      `${say(mandate.exclusive ? 'termsExclusive' : 'terms')} ${say(mandate.countries.length > 0 ? 'where' : 'world')}`,
    ],
    action: { label: say('action'), url: about.url },
    closing: say('closing'),
  });
}
