import { profileType } from '@trattativa/domain/identity/profile-types';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { contractualStatus } from '@trattativa/domain/people/contractual-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import type { Request } from './request.ts';

/** The request of the documentation's examples; invented. */
export const exampleRequest: Request = {
  id: 120001,
  version: 1,
  status: requestStatus.active,
  season: 2026,
  team: {
    id: 20001,
    name: 'Virtus Brenta',
    city: 'Padova',
    country: 'IT',
    region: 'VEN',
    category: 6,
    level: 3,
    leagueName: 'Serie D, girone C',
    profile: profileType.team,
    imageUrl: null,
  },
  publishedBy: null,
  role: playerRole.attackingMidfielder,
  level: 3,
  city: 'Padova',
  country: 'IT',
  address: '',
  overAge: null,
  underAge: 23,
  monthlyOffer: 1200,
  refundRange: null,
  contractualStatus: contractualStatus.free,
  immediateAvailability: true,
  foot: 1,
  minHeightCm: null,
  euPassport: false,
  skills: [18, 32],
  project: 'Salire di categoria in due stagioni.',
  requestedMaterial: 'Un video di una partita intera.',
  createdAt: '2026-10-02T09:30:00.000Z',
  updatedAt: '2026-10-02T09:30:00.000Z',
  myDelivery: null,
  delivery: { recipients: 6, sent: 6, viewed: 2 },
  can: { edit: true, close: true, reopen: false, duplicate: true, seeCandidates: true },
};
