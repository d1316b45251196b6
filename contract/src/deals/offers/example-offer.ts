import { exampleTerms } from '@trattativa/domain/deals/offers/example-terms';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import type { Offer, OfferItem } from './offer.ts';

/** The offer of the documentation's examples, as its recipient's agent sees it; invented. */
export const exampleOfferItem: OfferItem = {
  id: 220001,
  version: 2,
  status: offerStatus.viewed,
  reason: null,
  side: 'recipient',
  turn: 'recipient',
  waitingSince: '2026-10-12T09:30:00.000Z',
  changedAt: '2026-10-12T10:02:00.000Z',
  createdAt: '2026-10-12T09:30:00.000Z',
  expiresOn: '2026-10-31',
  negotiationId: 3001,
  candidateId: null,
  requestId: null,
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
  player: {
    id: 80001,
    name: 'Tommaso',
    surname: 'Venier',
    age: 22,
    principalRole: playerRole.attackingMidfielder,
    secondaryRole: playerRole.secondStriker,
    foot: foot.left,
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
  coach: null,
  keptBy: 'Elena Rossi, Rossi Sport',
  revision: 1,
  monthlySalary: 1800,
  season: 2026,
  months: 10,
  contractKind: 'amateur',
  seasons: 2,
  signingFee: 600,
  level: 3,
  country: 'IT',
  city: 'Padova',
  commissionAmount: null,
  commissionPercent: 5,
};

const step = { actorName: null, reason: null, note: null, revision: 1 };

export const exampleOffer: Offer = {
  ...exampleOfferItem,
  revisions: [
    {
      number: 1,
      by: 'club',
      actorName: 'Marco Bassi',
      at: '2026-10-12T09:30:00.000Z',
      terms: exampleTerms,
    },
  ],
  consent: 'mandate',
  playerInfo: { residence: 'Padova', lastTeam: 'Aurora Ticino', lastTeamCountry: 'CH' },
  timeline: [
    {
      ...step,
      version: 1,
      at: '2026-10-12T09:30:00.000Z',
      act: 'created',
      from: null,
      to: offerStatus.pending,
      by: 'club',
      actorName: 'Marco Bassi',
    },
    {
      ...step,
      version: 2,
      at: '2026-10-12T10:02:00.000Z',
      act: 'viewed',
      from: offerStatus.pending,
      to: offerStatus.viewed,
      by: 'recipient',
      actorName: 'Elena Rossi',
    },
  ],
  mayTalk: true,
  can: {
    open: false,
    accept: true,
    reject: true,
    revise: true,
    cancel: false,
    addPlayerInfo: true,
    uploadDocument: false,
  },
};
