import { profileType } from '@trattativa/domain/identity/profile-types';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import type { Team, TeamCard } from './team.ts';

export const exampleTeamCard: TeamCard = {
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
};

export const exampleTeam: Team = {
  ...exampleTeamCard,
  version: 3,
  association: null,
  homeAssociation: 'IT',
  address: 'Via dello Sport 4',
  latitude: 45.4064,
  longitude: 11.8768,
  stadiumName: 'Comunale',
  foundationYear: 1911,
  website: 'https://virtusbrenta.example',
  categoriesPlayed: [6, 14],
  youthSection: 23,
  footballSchool: true,
  crestPattern: 'stripes',
  crestFirst: 'blue',
  crestSecond: 'white',
  updatedAt: '2026-09-15T10:00:00.000Z',
  contacts: { email: 'segreteria@virtusbrenta.example', phone: '+39 049 555 0100' },
  orgChart: {
    places: [
      { role: orgChartRole.president, name: 'Carla Brun', email: null, phone: '' },
      {
        role: orgChartRole.sportsDirector,
        name: 'Ivo Sartor',
        email: 'ds@virtusbrenta.example',
        phone: '+39 049 555 0102',
      },
    ],
    defaultRole: orgChartRole.sportsDirector,
  },
  scouting: {
    firstTeam: true,
    reports: ['national', 'region'],
    region: 'VEN',
    playerFromLevel: 4,
    euPassport: true,
    overAge: 18,
    underAge: 26,
    minHeightCm: null,
  },
  can: { edit: true, editWaits: false, remove: false, manageMembers: true },
};
