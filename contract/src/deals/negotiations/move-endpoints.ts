import { negotiationStatus, negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { proposalRefusals } from '@trattativa/domain/deals/rejection-reasons';
import { maxAddressLength, maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, oneOf, paragraph, version, wholeEuros } from '../../fields.ts';
import { sheetHash } from '../fee-sheet/sheet-hash.ts';
import { exampleNegotiation } from './example-negotiation.ts';
import { negotiation } from './negotiation.ts';

/** Status update: both sides of the deal, and staff. The side that was asked may be the player or a coach. */
const sides = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});

const moved = z.object({ message: z.string(), negotiation });
const seenVersion = z.strictObject({ negotiationId: id, version });
/** The transaction cost in whole euros that the dialog of the club's signature showed: the club accepts it. */
const acceptedCost = wholeEuros.nullish();
/** The hash of the sheet of roles and fees that the dialog of a signature showed: the side agrees to it. */
const feeSheetHash = sheetHash.nullish();
const movedErrors = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'] as const;
const movedExample = {
  message: 'Stato trattativa aggiornato correttamente',
  negotiation: exampleNegotiation,
};

const updateNegotiationStatus = endpoint({
  path: '/api/Negotiation/UpdateNegotiationStatus',
  summary:
    'Rejects or withdraws (3), puts on trial (4), reopens (2, staff), or signs (5): the club gives its signature, the proposer confirms it',
  who: sides,
  input: z.strictObject({
    negotiationId: id,
    version,
    status: oneOf(negotiationStatuses),
    /** Reason of a rejection or a withdrawal; `other` needs words in `reason` too. */
    reasonCode: z.enum(proposalRefusals, { error: 'notInList' }).nullish(),
    reason: paragraph(maxReasonLength).nullish(),
    /** Consent of the parents to the trial of a minor; `parentsContact` is whom at the club they can reach. */
    parentsAgree: z.boolean().optional(),
    parentsContact: line(maxAddressLength, 1).nullish(),
    acceptedCost,
    feeSheetHash,
  }),
  output: moved,
  errors: [
    ...movedErrors,
    'REASON_REQUIRED',
    'ALREADY_PROPOSED',
    'PROPOSAL_NOT_CONFIRMED',
    'FEES_NOT_AGREED',
    'COST_NOT_AGREED',
    'FEE_SHEET_NOT_AGREED',
    'SIGNATURE_NOT_ALLOWED',
    'ALREADY_REGISTERED',
    'MINOR_PROTECTED',
  ],
  example: {
    input: { negotiationId: 3001, version: 3, status: negotiationStatus.trial },
    output: movedExample,
  },
});

const signNegotiation = endpoint({
  path: '/api/Negotiation/SignNegotiation',
  summary: 'The club signs and accepts the transaction cost; the status changes when the other side confirms',
  who: allow({ team: 'own', staff: 'all' }),
  input: seenVersion.extend({ acceptedCost, feeSheetHash }),
  output: moved,
  errors: [
    ...movedErrors,
    'PROPOSAL_NOT_CONFIRMED',
    'COST_NOT_AGREED',
    'FEE_SHEET_NOT_AGREED',
    'SIGNATURE_NOT_ALLOWED',
    'ALREADY_REGISTERED',
  ],
  example: { input: { negotiationId: 3001, version: 3, acceptedCost: 2500 }, output: movedExample },
});

const confirmNegotiationSignature = endpoint({
  path: '/api/Negotiation/ConfirmSignature',
  summary: 'The proposer confirms the club’s signature; the other negotiations of the proposal are closed',
  who: sides,
  input: seenVersion.extend({ feeSheetHash }),
  output: moved,
  errors: [
    ...movedErrors,
    'PROPOSAL_NOT_CONFIRMED',
    'COST_NOT_AGREED',
    'FEE_SHEET_NOT_AGREED',
    'FEES_NOT_AGREED',
    'SIGNATURE_NOT_ALLOWED',
    'ALREADY_REGISTERED',
  ],
  example: { input: { negotiationId: 3001, version: 4 }, output: movedExample },
});

const takeBackNegotiationSignature = endpoint({
  path: '/api/Negotiation/TakeBackSignature',
  summary: 'Either side withdraws a signature that is not confirmed yet',
  who: sides,
  input: seenVersion,
  output: moved,
  errors: [...movedErrors],
  example: { input: { negotiationId: 3001, version: 4 }, output: movedExample },
});

/** The moves of a negotiation: its status and the two signatures. */
export const moveEndpoints = {
  updateNegotiationStatus,
  signNegotiation,
  confirmNegotiationSignature,
  takeBackNegotiationSignature,
};
