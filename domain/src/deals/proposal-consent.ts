import type { MandateWay } from '../people/mandate-ways.ts';
import { ageOfMajority } from '../platform/age-of-majority.ts';

/**
 * Whether a player stands by an agent's proposal: `mandate` in force when it was made or since · `player` said so, about
 * the agent's record or about this proposal · `waits` for the player's answer · `refused` by the player.
 */
export const proposalConsents = ['mandate', 'player', 'waits', 'refused'] as const;

export type ProposalConsent = (typeof proposalConsents)[number];

/** What a player answers to a proposal. */
export const proposalAnswers = ['confirm', 'refuse'] as const;

/**
 * Person who answered by the link of a mail, the player or a minor's parent: at an address that a registration or staff vouch for, or at one
 * that only the agent stated. A parent's stated address stands only behind answers of before staff checked them. Or on what the mandate
 * of a player rests: on such an answer, or on a signed form that staff checked.
 */
export const consentWays = [
  'playerMail',
  'guardianMail',
  'playerMailStated',
  'guardianMailStated',
  'mandateMailStated',
  'mandateForm',
] as const;

export type ConsentWay = (typeof consentWays)[number];

/** What a proposal says of its mandate; null: it was confirmed in a login, or by a parent whom the platform knows. */
export function consentWayOfMandate(way: MandateWay | null): ConsentWay | null {
  if (way === 'playerMailStated') return 'mandateMailStated';
  return way === 'playerForm' || way === 'guardianForm' ? 'mandateForm' : null;
}

/** Whether a parent answered. */
export function isGuardiansAnswer(way: ConsentWay | null): boolean {
  return way === 'guardianMail' || way === 'guardianMailStated';
}

/** Persons asked whether they stand by a proposal: the player, in their login or by mail, or a minor's parent by mail. */
export const consentAnswerers = ['login', 'player', 'guardian'] as const;

export type ConsentAnswerer = (typeof consentAnswerers)[number];

/** Person for whom an unconfirmed proposal waits. Somebody whose age nobody knows counts as a minor. */
export function whoAnswers({ hasLogin, age }: { hasLogin: boolean; age: number | null }): ConsentAnswerer {
  if (age === null || age < ageOfMajority) return 'guardian';
  return hasLogin ? 'login' : 'player';
}

/** How long the link of a mail answers a proposal, and how often it is sent within a day. */
export const consentLinkDays = 7;
export const maxConsentMailsPerDay = 3;
export const maxConsentMailsPerAddress = 5;
/** How long the address of a closed request is kept. */
export const consentAddressKeptDays = 30;

/** Whether a proposal carries the mark "not confirmed"; one that nobody has to confirm (null) does not. */
export function isUnconfirmed(consent: ProposalConsent | null): boolean {
  return consent === 'waits' || consent === 'refused';
}

/**
 * The acts that bind the player: the club's signature, its confirmation, and the acceptance of an offer. All others, also a
 * trial, an offer or a counter-offer, need nobody's word.
 */
export const bindingActs = ['sign', 'confirm', 'accept'] as const;

/** Whether an act has to wait for the player's word, or for a mandate. */
export function isHeldBack(act: string, consent: ProposalConsent | null): boolean {
  return isUnconfirmed(consent) && bindingActs.some((one) => one === act);
}

/** What is known when an agent proposes a player. */
export interface ConsentFacts {
  /** A mandate of this player with the agent, in force today and in every country of the clubs. */
  hasMandate: boolean;
  /** The player said that the agent rightly keeps the record. */
  confirmsRecord: boolean;
}

/** How an agent's proposal goes out. */
export function consentAtStart({ hasMandate, confirmsRecord }: ConsentFacts): ProposalConsent {
  if (hasMandate) return 'mandate';
  return confirmsRecord ? 'player' : 'waits';
}
