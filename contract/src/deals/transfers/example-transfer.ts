import { exampleLoan } from '@trattativa/domain/deals/transfers/example-transfer';
import { inEuros } from '@trattativa/domain/deals/transfers/transfer-terms';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { exampleOfferItem } from '../offers/example-offer.ts';
import type { Transfer, TransferItem } from './transfer.ts';

const hash = '5f1e0c7a9b3d4c2e8f60718293a4b5c6d7e8f90112233445566778899aabbccd';

const engagingClub = exampleOfferItem.team;
const player = exampleOfferItem.player as NonNullable<typeof exampleOfferItem.player>;

const exampleTerms = inEuros(exampleLoan);
const { comments: _, ...listedTerms } = exampleTerms;

/** The transfer of the documentation's examples, as the releasing club sees it; invented. */
export const exampleTransferItem: TransferItem = {
  id: 330001,
  negotiationId: 3001,
  version: 1,
  state: 'open',
  side: 'releasing',
  turn: 'releasing',
  waitingSince: '2026-10-12T09:30:00.000Z',
  changedAt: '2026-10-12T09:30:00.000Z',
  createdAt: '2026-10-12T09:30:00.000Z',
  player: { ...player, contractualStatus: contractualStatus.underContract, currentClub: 'Aurora Ticino' },
  engagingClub,
  releasingClub: {
    id: 20002,
    name: 'Aurora Ticino',
    city: 'Lugano',
    country: 'CH',
    level: 3,
    leagueName: '1. Liga Classic',
    profile: profileType.team,
    imageUrl: null,
  },
  revision: 1,
  writtenBy: 'engaging',
  termsHash: hash,
  signed: { engaging: false, releasing: false },
  kind: 'loan',
  compensation: 15_000,
  terms: listedTerms,
};

export const exampleTransfer: Transfer = {
  ...exampleTransferItem,
  revisions: [
    {
      number: 1,
      by: 'engaging',
      actorName: 'Marco Bassi',
      at: '2026-10-12T09:30:00.000Z',
      termsHash: hash,
      terms: exampleTerms,
    },
  ],
  timeline: [
    {
      version: 1,
      at: '2026-10-12T09:30:00.000Z',
      act: 'proposed',
      by: 'engaging',
      actorName: 'Marco Bassi',
      revision: 1,
      note: null,
    },
  ],
  percents: { solidarity: 5, vat: null },
  can: { sign: true, revise: true, end: true },
};
