import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { contractualStatus } from '@trattativa/domain/people/contractual-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import type { Negotiation, NegotiationItem } from './negotiation.ts';

/** The negotiation of the documentation's examples, as its proposer sees it; invented. */
export const exampleItem: NegotiationItem = {
  id: 3001,
  proposalId: 1001,
  version: 3,
  status: negotiationStatus.viewed,
  cause: null,
  reasonCode: null,
  signedByTeamAt: null,
  side: 'proposer',
  begunBy: 'proposer',
  awaitsAnswer: false,
  turn: 'club',
  waitingSince: '2026-10-02T09:31:00.000Z',
  changedAt: '2026-10-03T08:12:00.000Z',
  createdAt: '2026-10-02T09:30:00.000Z',
  player: {
    id: 80001,
    name: 'Tommaso',
    surname: 'Venier',
    age: 22,
    principalRole: playerRole.attackingMidfielder,
    secondaryRole: playerRole.secondStriker,
    foot: 1,
    heightCm: 178,
    nationality: 'IT',
    contractualStatus: contractualStatus.free,
    currentClub: 'Virtus Brenta',
    currentLevel: 3,
    imageUrl: null,
    videoUrl: null,
    youtubeUrl: null,
    minutesPercent: 78,
    euPassport: true,
    listing: 'confirmed',
  },
  staffMember: null,
  team: {
    id: 20001,
    name: 'Virtus Brenta',
    city: 'Padova',
    country: 'IT',
    level: 3,
    leagueName: 'Serie D, girone C',
    profile: profileType.team,
    imageUrl: null,
  },
  proposer: { name: 'Elena Rossi', society: 'Rossi Sport' },
  level: 3,
  immediateAvailability: true,
  price: 2500,
  offer: null,
  stage: 'viewed',
  can: {
    open: false,
    answer: false,
    reject: false,
    withdraw: true,
    trial: false,
    sign: false,
    confirm: false,
    takeBack: false,
    reopen: false,
  },
};

const step = { actorName: null, cause: null, reasonCode: null, reason: null, signature: null, answer: null };

export const exampleNegotiation: Negotiation = {
  ...exampleItem,
  comments: 'Disponibile per un allenamento di prova già da lunedì.',
  enquiry: null,
  silence: { reminderDays: 7, lapseDays: 21 },
  lapsesAt: '2026-10-24T08:12:00.000Z',
  commissionAmount: null,
  commissionPercent: 5,
  commissionPay: 'transactionCost',
  commissionInstalments: 2,
  timeline: [
    {
      ...step,
      version: 1,
      at: '2026-10-02T09:30:00.000Z',
      from: null,
      to: 0,
      by: 'proposer',
      actorName: 'Elena Rossi',
    },
    { ...step, version: 2, at: '2026-10-02T09:31:00.000Z', from: 0, to: 1, by: 'system' },
    { ...step, version: 3, at: '2026-10-03T08:12:00.000Z', from: 1, to: 2, by: 'system' },
  ],
  others: [{ id: 3002, teamName: 'Aurora Ticino', status: negotiationStatus.sent }],
};
