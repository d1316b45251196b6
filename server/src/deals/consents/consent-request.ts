import type { consentRequestEndpoints } from '@trattativa/contract/deals/consents/endpoints';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { type ConsentAnswerer, whoAnswers } from '@trattativa/domain/deals/proposal-consent';
import { languageOfPerson } from '@trattativa/domain/platform/country-languages';
import type { Language } from '@trattativa/domain/platform/languages';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { isLanguage } from '@trattativa/texts/languages';
import type { OutputOf } from '../../platform/http/call.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import type { AskedPerson, ConsentRequestRow } from './consent-requests.repository.ts';

/** Person who answers for the player on a day: the youngest known birth date counts. */
export function answererOf({ has_login, born_date }: AskedPerson, today: string): ConsentAnswerer {
  return whoAnswers({ hasLogin: has_login, age: born_date === null ? null : ageOn(born_date, today) });
}

/** Where a mail goes whatever the agent states: a login has its own address, a minor the parent's that the registration or staff vouch for. */
export function addressOnFile(person: AskedPerson, answerer: ConsentAnswerer): string | null {
  return answerer === 'guardian' ? person.guardian_email : person.email;
}

/** The language of the next mail, unless the agent says another: of the last one, of the login, or where the person is from. */
export function languageOfMail(
  { language, nationality, second_nationality, country }: AskedPerson,
  last: ConsentRequestRow | null,
): Language {
  if (last) return last.language;
  if (isLanguage(language)) return language;
  return languageOfPerson({ nationality, secondNationality: second_nationality, country });
}

/** The proposal waits for an answer, and its negotiation is open. */
export function isWaiting({ consent, status }: Pick<NegotiationRow, 'consent' | 'status'>): boolean {
  return consent === 'waits' && openStatuses.includes(status);
}

/** Whether a mail can be sent: to an adult without a login, or to the address that is on file. */
export function mayBeAsked(person: AskedPerson, answerer: ConsentAnswerer): boolean {
  if (answerer === 'login') return false;
  return isStatedByAgent(person, answerer) || addressOnFile(person, answerer) !== null;
}

/** Whether the agent states the address: only an adult's who has no login. A minor's parent is never the agent's word. */
export function isStatedByAgent(person: AskedPerson, answerer: ConsentAnswerer): boolean {
  return answerer === 'player' && !person.has_login;
}

const shortened = (email: string) => email.replace(/^(.).*@/u, '$1…@');

/** A proposal's request as its agent sees it: addresses that the agent did not state are shortened. */
export function presentConsentRequest(
  person: AskedPerson,
  request: ConsentRequestRow | null,
  { now, today }: { now: Date; today: string },
): OutputOf<typeof consentRequestEndpoints.getConsentRequest> {
  const answerer = answererOf(person, today);
  const onFile = addressOnFile(person, answerer);
  const sent = request && {
    to: shortened(request.email ?? ''),
    at: request.asked_at.toISOString(),
    expiresAt: request.expires_at.toISOString(),
    isExpired: request.expires_at <= now,
  };
  return {
    answerer,
    onFile: onFile === null ? null : shortened(onFile),
    suggested: answerer === 'player' && onFile === null ? person.invited_email : null,
    language: languageOfMail(person, request),
    sent,
    can: { ask: mayBeAsked(person, answerer) },
  };
}
