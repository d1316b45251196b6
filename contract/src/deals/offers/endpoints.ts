import { rejectionReasons } from '@trattativa/domain/deals/offers/offer-reasons';
import { offerStatus, offerStatuses } from '@trattativa/domain/deals/offers/offer-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { maxAddressLength, maxNameLength, maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import {
  id,
  line,
  oneOf,
  paragraph,
  plainDate,
  searchText,
  someOf,
  version,
  wholeEuros,
} from '../../fields.ts';
import { chosenFiles } from '../../files/uploads/files.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleOffer, exampleOfferItem } from './example-offer.ts';
import { offer, offerItem } from './offer.ts';
import { country, writtenTerms } from './term-schemas.ts';

/** Permission matrix, /offers: everybody's own, agents those of their players; a scout is party to none. */
const parties = allow({
  player: 'own',
  team: 'own',
  agent: 'related',
  premium: 'related',
  coach: 'own',
  staff: 'all',
});

const saved = z.object({ message: z.string(), offer });
const seenVersion = { offerId: id, version };
/** The last day on which it can be accepted; the club's to set. */
const expiresOn = plainDate.nullish();
const movedErrors = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'] as const;

const exampleTerms = {
  monthlySalary: 1800,
  food: true,
  house: 0 as const,
  level: 3 as const,
  country: 'IT',
  city: 'Padova',
  season: 2026,
  months: 10,
};

const createOffer = endpoint({
  path: '/api/Offer/CreateOffer',
  summary: 'A club’s official offer to a player or a member of coaching staff, within a negotiation or not',
  who: allow({ team: 'own', staff: 'all' }),
  input: z.strictObject({
    /** An assertion; staff name the club they act for. */
    teamId: id.nullish(),
    /** Recipient of the offer: one of the two. */
    playerId: id.nullish(),
    coachingStaffId: id.nullish(),
    /** A negotiation of the club about the person that is not rejected. */
    negotiationId: id.nullish(),
    /** An application to a request of the club that is not rejected, with the same player. */
    candidateId: id.nullish(),
    ...writtenTerms,
    expiresOn,
    fileIds: chosenFiles,
  }),
  output: saved,
  errors: [
    'NOT_FOUND',
    'SUBJECT_MISMATCH',
    'MISSING_OFFER_PARAMETERS',
    'CONTRACT_NOT_ALLOWED',
    'FEE_SHEET_NOT_AGREED',
    'OFFER_EXISTS',
    'MINOR_PROTECTED',
    'NOBODY_TO_ANSWER',
    'TRANSITION_NOT_ALLOWED',
  ],
  creates: true,
  example: {
    input: { playerId: 80001, negotiationId: 3001, ...exampleTerms },
    output: { message: 'Offerta creata', offer: exampleOffer },
  },
});

export const offerSorts = ['changed', 'created', 'salary'] as const;

const getOffers = endpoint({
  path: '/api/Offer/GetOffers',
  summary:
    'The offers that the caller is party to, the latest change first unless another order is asked for',
  who: parties,
  input: z.strictObject({
    statuses: someOf(offerStatuses).optional(),
    /** In the player's, the member of coaching staff's or the club's name; blind to accents and case. */
    text: searchText.optional(),
    playerId: id.optional(),
    coachingStaffId: id.optional(),
    teamId: id.optional(),
    negotiationId: id.optional(),
    level: oneOf(levels).optional(),
    /** Whole euros gross a month, at least. */
    salaryFrom: wholeEuros.optional(),
    /** Only those in which it is the caller's turn; for staff, those that wait on either side. */
    myTurn: z.boolean().optional(),
    sort: z.enum(offerSorts, { error: 'notInList' }).optional(),
    /** The default is the latest, or the most, first. */
    ascending: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(offerItem),
  errors: [],
  example: {
    input: { statuses: [offerStatus.pending, offerStatus.viewed] },
    output: { items: [exampleOfferItem], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getOffer = endpoint({
  path: '/api/Offer/GetOffer',
  summary: 'One offer with all its revisions, its timeline and what the caller may do',
  who: parties,
  input: z.strictObject({ offerId: id }),
  output: offer,
  errors: ['NOT_FOUND'],
  example: { input: { offerId: 220001 }, output: exampleOffer },
});

const openOffer = endpoint({
  path: '/api/Offer/OpenOffer',
  summary: 'The same, and marks it as viewed when it is the caller’s turn',
  who: parties,
  input: z.strictObject({ offerId: id }),
  output: offer,
  errors: ['NOT_FOUND'],
  example: { input: { offerId: 220001 }, output: exampleOffer },
});

const updateOfferStatus = endpoint({
  path: '/api/Offer/UpdateOfferStatus',
  summary: 'Accepts a named revision (2), rejects with a coded reason (1) or cancels (5, the club)',
  who: parties,
  input: z.strictObject({
    ...seenVersion,
    status: oneOf(offerStatuses),
    /** The revision that is accepted. */
    revision: z
      .number({ error: 'required' })
      .int('notWhole')
      .min(1, 'tooSmall')
      .max(100_000, 'tooBig')
      .optional(),
    /** Reason of a rejection. `other` needs a note. */
    reason: z.enum(rejectionReasons, { error: 'notInList' }).nullish(),
    note: paragraph(maxReasonLength).nullish(),
  }),
  output: saved,
  errors: [
    ...movedErrors,
    'REASON_REQUIRED',
    'OFFER_EXPIRED',
    'PROPOSAL_NOT_CONFIRMED',
    'CONTRACT_NOT_ALLOWED',
    'FEE_SHEET_NOT_AGREED',
    'MINOR_PROTECTED',
  ],
  example: {
    input: { offerId: 220001, version: 2, status: offerStatus.accepted, revision: 1 },
    output: { message: 'Stato offerta aggiornato correttamente', offer: exampleOffer },
  },
});

const reviseOffer = endpoint({
  path: '/api/Offer/ReviseOffer',
  summary: 'A counter-offer: the terms of a new revision, which the other side must look at',
  who: parties,
  input: z.strictObject({ ...seenVersion, ...writtenTerms, expiresOn }),
  output: saved,
  errors: [
    ...movedErrors,
    'MISSING_OFFER_PARAMETERS',
    'CONTRACT_NOT_ALLOWED',
    'FEE_SHEET_NOT_AGREED',
    'OFFER_EXPIRED',
    'MINOR_PROTECTED',
  ],
  example: {
    input: {
      offerId: 220001,
      version: 2,
      ...exampleTerms,
      monthlySalary: 2100,
      contractKind: 'amateur',
      furtherSeasons: [{ monthlySalary: 2300, months: 10 }],
      appearanceSteps: [{ from: 20, amount: 800 }],
      option: { side: 'club', seasons: 1, until: '2028-05-31' },
    },
    output: { message: 'Stato offerta aggiornato correttamente', offer: exampleOffer },
  },
});

const addPlayerInfo = endpoint({
  path: '/api/Offer/AddPlayerInfo',
  summary: 'Residence, last team and its country of the player whom an offer is made to; all three mandatory',
  who: parties,
  input: z.strictObject({
    ...seenVersion,
    /**
     * Facts of the player, which may be absent here, so that the use case can refuse them with the spec's text (§5).
     */
    residence: line(maxAddressLength).nullish(),
    lastTeam: line(maxNameLength).nullish(),
    lastTeamCountry: country.nullish(),
  }),
  output: saved,
  errors: [...movedErrors, 'MISSING_PLAYER_INFO', 'OFFER_EXPIRED'],
  example: {
    input: {
      offerId: 220001,
      version: 2,
      residence: 'Padova',
      lastTeam: 'Aurora Ticino',
      lastTeamCountry: 'CH',
    },
    output: { message: 'Informazioni del calciatore aggiunte', offer: exampleOffer },
  },
});

export const offerEndpoints = {
  createOffer,
  getOffers,
  getOffer,
  openOffer,
  updateOfferStatus,
  reviseOffer,
  addPlayerInfo,
};
