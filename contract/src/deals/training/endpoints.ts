import { maxContractYears } from '@trattativa/domain/deals/training/training-rewards';
import { trainingCategories } from '@trattativa/domain/people/rules/compensation/training-compensation';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { eurosAndCents, id, oneOf, wholeNumber } from '../../fields.ts';
import { type TrainingRewards, trainingRewards } from './training.ts';

/** The parties of the deal: those of the negotiation, or the two clubs of the transfer; and staff. */
const parties = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});

const input = z
  .strictObject({
    /** Deal, by one of the two ids. The two clubs of a transfer may ask for theirs. */
    negotiationId: id.optional(),
    transferId: id.optional(),
    /** Instead of the one that the clubs talk about, which only they know. */
    compensation: eurosAndCents.optional(),
    /** Category of the new club, if it is known; otherwise every category counts. */
    newClubCategory: oneOf(trainingCategories).optional(),
    /** Seasons of the contract with the new club; art. 99 of Italy’s NOIF depends on them. */
    contractYears: wholeNumber(1, maxContractYears).optional(),
  })
  .superRefine(({ negotiationId, transferId }, context) => {
    if ((negotiationId === undefined) === (transferId === undefined)) {
      context.addIssue({ code: 'custom', path: ['negotiationId'], message: 'required' });
    }
  });

const fifa = {
  edition: 'FIFA RSTP',
  article: '',
  status: 'inForce',
  source: 'FIFA, Regulations on the Status and Transfer of Players',
  certainty: 'confirmed',
} as const;

const figc = {
  edition: 'FIGC, NOIF',
  article: 'art. 96',
  status: 'inForce',
  source: 'FIGC, Norme organizzative interne federali',
  certainty: 'confirmed',
} as const;

const season = { club: 'Virtus Brenta', season: '2018/19', age: 13 };
const range = { least: 0, most: 10_000, shares: [{ ...season, least: 0, most: 10_000 }] };

const example: TrainingRewards = {
  compensation: 1_000_000,
  missing: [{ from: '2015/16', to: '2017/18' }],
  unclear: [],
  undated: [],
  solidarity: {
    total: 50_000,
    unallocated: 47_500,
    isOnTop: false,
    paid: 1_000_000,
    received: 950_000,
    shares: [{ ...season, percent: 0.25, amount: 2_500 }],
    ...fifa,
  },
  trainingCompensation: {
    until: '2029-12-31',
    ranges: { firstContract: range, laterMove: range },
    ...fifa,
    certainty: 'press',
  },
  registrationPremium: {
    total: null,
    missing: ['base'],
    unallocated: 80,
    shares: [{ ...season, percent: 20, amount: null }],
    ...figc,
  },
  technicalTraining: null,
};

const getTrainingRewards = endpoint({
  path: '/api/Training/GetTrainingRewards',
  summary:
    'What the clubs that trained the player of a deal are owed: solidarity, training compensation, Italian premiums. What is not known is named, never guessed. Null without the player’s date of birth',
  who: parties,
  input,
  output: z.object({ rewards: trainingRewards.nullable() }),
  errors: ['NOT_FOUND'],
  example: { input: { transferId: 330001 }, output: { rewards: example } },
});

const printTrainingRewards = endpoint({
  path: '/api/Training/PrintTrainingRewards',
  summary: 'The same as a PDF in the caller’s language',
  who: parties,
  input,
  output: z.unknown(),
  binary: ['application/pdf'],
  errors: ['NOT_FOUND'],
  example: { input: { transferId: 330001 }, output: '%PDF-1.7' },
});

export const trainingEndpoints = { getTrainingRewards, printTrainingRewards };
