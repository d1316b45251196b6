import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import { exampleRequest } from '../../market/requests/example-request.ts';
import { exampleCareerEntry } from '../../people/players/example-career-entry.ts';
import { examplePlayer } from '../../people/players/example-player.ts';
import type { PublicLink, Sharing } from './public-link.ts';
import type { NegotiationReport, OfferReport, PlayerReport, RequestReport } from './report.ts';

const shareId = 'k3Zk0nJxTg6m1hVb8yR2sAqW9eLd7uNcXo5iPf4tGhM';

// The salary of a career entry is not public.
const { salary: _private, ...shownCareerEntry } = exampleCareerEntry;

/** The reports of the documentation's examples; invented. */
export const examplePlayerReport: PlayerReport = {
  shareId,
  opens: null,
  updatedAt: examplePlayer.updatedAt,
  listing: 'confirmed',
  principalRole: playerRole.attackingMidfielder,
  secondaryRole: playerRole.secondStriker,
  identity: {
    name: 'Tommaso',
    surname: 'Venier',
    age: 22,
    nationality: 'IT',
    secondNationality: 'AR',
    eligibleAssociations: ['IT', 'AR'],
    registeredAssociation: 'IT',
    permitNeeded: false,
    euPassport: true,
    imageUrl: null,
  },
  physical: { foot: foot.left, heightCm: 178, weightKg: 71 },
  career: {
    currentClub: 'Virtus Brenta',
    currentLevel: 3,
    minutesPercent: 74,
    items: [{ ...shownCareerEntry, id: 1, teamId: null }],
  },
};

export const exampleRequestReport: RequestReport = { shareId, opens: 120001, request: exampleRequest };

export const exampleNegotiationReport: NegotiationReport = {
  shareId,
  opens: null,
  sharedBy: 'proposer',
  level: 3,
  immediateAvailability: true,
  createdAt: '2026-10-02T09:30:00.000Z',
  principalRole: playerRole.attackingMidfielder,
  secondaryRole: null,
  player: null,
  consent: 'mandate',
  consentWay: null,
  sharer: { name: 'Sara Neri', detail: 'Test Sport', imageUrl: null },
  progress: { status: negotiationStatus.viewed, cause: null, changedAt: '2026-10-04T09:30:00.000Z' },
};

export const exampleOfferReport: OfferReport = {
  shareId,
  opens: null,
  sharedBy: 'club',
  level: 3,
  country: 'IT',
  season: 2026,
  createdAt: '2026-10-02T09:30:00.000Z',
  principalRole: playerRole.attackingMidfielder,
  secondaryRole: null,
  coachRole: null,
  player: null,
  consent: 'mandate',
  consentWay: null,
  sharer: { name: 'Virtus Brenta', detail: 'Padova', imageUrl: null },
  progress: { status: offerStatus.viewed, changedAt: '2026-10-04T09:30:00.000Z', expiresOn: null },
};

export const examplePublicLink: PublicLink = {
  id: 190001,
  version: 1,
  kind: 'player',
  thingId: 80001,
  subject: { player: 'Tommaso Venier', club: null, role: playerRole.attackingMidfielder },
  shareId,
  url: `https://trattativa.example/api/player/playerReport/fb/${shareId}/Tommaso-Venier`,
  groups: ['identity', 'physical', 'career'],
  by: 'Sara Neri',
  createdAt: '2026-10-02T09:30:00.000Z',
  expiresOn: null,
  views: 12,
  lastViewedAt: '2026-10-04T09:30:00.000Z',
  hidden: null,
  can: { edit: true, revoke: true },
};

export const exampleSharing: Sharing = {
  kind: 'player',
  thingId: 80001,
  subject: examplePublicLink.subject,
  groups: ['identity', 'physical', 'career', 'skills', 'video', 'availability', 'economic', 'contacts'],
  hidden: null,
  link: examplePublicLink,
  can: { publish: true },
};
