import { maxMonths } from '@trattativa/domain/deals/offers/offer-limits';
import { levels } from '@trattativa/domain/people/levels';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, oneOf, wholeEuros, wholeNumber } from '../../fields.ts';
import { exampleFeeCap, feeCap, judgement } from '../../people/rules/rule.ts';

/** What the rules ask of the terms, as far as they are written. */
const terms = {
  months: wholeNumber(0, maxMonths).nullish(),
  commissionAmount: wholeEuros.nullish(),
  commissionPercent: wholeNumber(0, maxPercent).nullish(),
  /** Of the job: what licence a coach needs depends on it. */
  level: oneOf(levels).nullish(),
};

const said = z.object({
  ...judgement,
  /** Null: no rule of today names one. */
  feeCap: feeCap.nullable(),
});

const checkOffer = endpoint({
  path: '/api/Offer/CheckOffer',
  summary:
    'Before an offer to a player or a member of coaching staff is sent: what the rules say to it as far as it is written; changes nothing',
  who: allow({ team: 'own', staff: 'all' }),
  input: z.strictObject({
    /** An assertion; staff name the club they act for. */
    teamId: id.nullish(),
    /** Recipient of the offer: one of the two. */
    playerId: id.nullish(),
    coachingStaffId: id.nullish(),
    /** The negotiation in which a member of coaching staff is offered a contract: its agent is the one who is judged. */
    negotiationId: id.nullish(),
    ...terms,
  }),
  output: said,
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { playerId: 80001, months: 10, commissionPercent: 5 },
    output: { verdicts: [], unknown: [], feeCap: exampleFeeCap },
  },
});

const checkRevision = endpoint({
  path: '/api/Offer/CheckRevision',
  summary:
    'Before new terms of an offer are sent: what the rules say to them as far as they are written; changes nothing',
  who: allow({
    player: 'own',
    team: 'own',
    agent: 'related',
    premium: 'related',
    coach: 'own',
    staff: 'all',
  }),
  input: z.strictObject({ offerId: id, ...terms }),
  output: said,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { offerId: 220001, months: 10, commissionPercent: 5 },
    output: { verdicts: [], unknown: [], feeCap: exampleFeeCap },
  },
});

export const offerCheckEndpoints = { checkOffer, checkRevision };
