import type { Team } from '@trattativa/contract/people/teams/team';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { expect, it } from 'vitest';
import { emptyTeam, teamInputOf, teamValuesOf } from './team-form-values.ts';

const club: Team = {
  id: 7,
  version: 2,
  profile: profileType.team,
  name: 'Virtus',
  city: 'Padova',
  country: 'IT',
  association: null,
  homeAssociation: 'IT',
  region: 'VEN',
  category: 6,
  level: 3,
  leagueName: '',
  imageUrl: null,
  address: '',
  latitude: null,
  longitude: null,
  stadiumName: '',
  foundationYear: 1911,
  website: null,
  categoriesPlayed: [6],
  youthSection: 23,
  footballSchool: true,
  crestPattern: null,
  crestFirst: null,
  crestSecond: null,
  updatedAt: '2026-09-15T10:00:00.000Z',
  contacts: { email: 'a@b.example', phone: null },
  orgChart: {
    places: [{ role: orgChartRole.sportsDirector, name: 'Ivo', email: null, phone: '' }],
    defaultRole: orgChartRole.sportsDirector,
  },
  can: { edit: true, editWaits: false, remove: false, manageMembers: true },
};

it('sending an unchanged record changes nothing', () => {
  expect(teamInputOf(teamValuesOf(club))).toMatchObject({
    id: 7,
    version: 2,
    category: 6,
    level: null,
    foundationYear: 1911,
    website: null,
    youthSection: 15,
    footballSchool: true,
    orgChart: {
      places: [{ role: orgChartRole.sportsDirector, name: 'Ivo' }],
      defaultRole: orgChartRole.sportsDirector,
    },
  });
});

it('a club abroad has a level, no category and no region', () => {
  const input = teamInputOf({ ...teamValuesOf(club), country: 'ES', level: 4 });
  expect(input).toMatchObject({ country: 'ES', category: null, region: null, level: 4 });
});

it('a school is a youth section; nobody is the default contact of an empty place; a new club has no id', () => {
  const orgChart = { ...emptyTeam.orgChart, defaultRole: orgChartRole.secretary };
  const input = teamInputOf({ ...emptyTeam, name: 'Nuova', footballSchool: true, orgChart });
  expect(input).toMatchObject({ youthSection: 15, orgChart: { places: [], defaultRole: null } });
  expect(input).not.toHaveProperty('id');
});

it('only a British club says which association it plays in', () => {
  const british = teamValuesOf({ ...club, country: 'GB', association: 'SCO' });
  expect(teamInputOf(british)).toMatchObject({ association: 'SCO' });
  expect(teamInputOf(teamValuesOf(club))).toMatchObject({ association: null });
  expect(teamInputOf({ ...british, country: 'IE' })).toMatchObject({ association: null });
});
