import { teamProfileTypes } from '@trattativa/domain/identity/profile-types';
import { levels } from '@trattativa/domain/people/levels';
import { distancesKm, maxNearPlaces } from '@trattativa/domain/people/near';
import { orgChartRole, orgChartRoles } from '@trattativa/domain/people/org-chart-roles';
import { regions } from '@trattativa/domain/platform/regions';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, latitude, line, longitude, oneOf, searchText } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { examplePlayer } from '../players/example-player.ts';
import { player } from '../players/player.ts';
import { claimEndpoints } from './claim-endpoints.ts';
import { deskEndpoints } from './desk-endpoints.ts';
import { exampleTeam, exampleTeamCard } from './example-team.ts';
import { memberEndpoints } from './member-endpoints.ts';
import { orgChartPlace, team, teamCard } from './team.ts';
import { writeEndpoints } from './write-endpoints.ts';

export { type TeamCard, teamCard } from './team.ts';

const names = allow({
  player: 'names',
  team: 'names',
  agent: 'names',
  premium: 'all',
  coach: 'names',
  scout: 'names',
  staff: 'all',
});

const readers = allow({
  player: 'related',
  team: 'own',
  agent: 'related',
  premium: 'all',
  coach: 'related',
  scout: 'related',
  staff: 'all',
});

/** The filters of lists of clubs. */
const filters = {
  text: searchText.optional(),
  country: countryCode.optional(),
  region: z.enum(regions, { error: 'notInList' }).optional(),
  level: oneOf(levels).optional(),
  /** 1 registered, 5 not registered; staff also 6, waiting for acceptance. */
  profile: oneOf(teamProfileTypes).optional(),
  /** With, or without, an e-mail or phone to reach it at. */
  reachable: z.boolean().optional(),
  /** At most `withinKm` (50 if absent) from one of these points; a club without a known place never matches. */
  near: z.array(z.strictObject({ latitude, longitude })).max(maxNearPlaces, 'tooMany').optional(),
  withinKm: oneOf(distancesKm).optional(),
};

const getTeamsNames = endpoint({
  path: '/api/Team/getTeamsNames',
  summary: 'Ids and names of all clubs, compact; answered with an ETag',
  who: names,
  input: z.strictObject({}),
  output: z.object({ items: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
  errors: [],
  revalidates: true,
  example: { input: {}, output: { items: [{ id: 20001, name: 'Virtus Brenta' }] } },
});

const searchTeams = endpoint({
  path: '/api/Team/SearchTeams',
  summary: 'Clubs by a part of their name, blind to accents and case, best first; for the pickers',
  who: names,
  input: z.strictObject({ text: searchText, level: oneOf(levels).optional() }),
  output: z.object({ items: z.array(teamCard).max(20) }),
  errors: [],
  example: { input: { text: 'brenta' }, output: { items: [exampleTeamCard] } },
});

/** A row of the list: id and name for agents; the card, contacts and figures for premium agents and staff. */
const teamRow = z.object({
  id: z.number().int(),
  name: z.string(),
  ...teamCard.omit({ id: true, name: true }).partial().shape,
  stadiumName: z.string().optional(),
  contactEmail: z.string().nullable().optional(),
  contactPhone: z.string().nullable().optional(),
  defaultContact: orgChartPlace.nullable().optional(),
  updatedAt: z.string().optional(),
});

export type TeamRow = z.infer<typeof teamRow>;

const getTeams = endpoint({
  path: '/api/Team/GetTeams',
  summary:
    'Clubs; without a body the first page. Agents get ids and names, premium agents and staff the rest',
  who: allow({ agent: 'names', premium: 'all', staff: 'all' }),
  input: z.strictObject({
    ...filters,
    sort: z.enum(['name', 'level', 'city', 'updated'], { error: 'notInList' }).optional(),
    descending: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(teamRow),
  errors: [],
  example: {
    input: {},
    output: { items: [{ id: 20001, name: 'Virtus Brenta' }], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getTeamPlaces = endpoint({
  path: '/api/Team/GetTeamPlaces',
  summary: 'The same clubs as points of a map, those whose place is known',
  who: allow({ premium: 'all', staff: 'all' }),
  input: z.strictObject(filters),
  output: z.object({
    items: z.array(
      z.object({ id: z.number().int(), name: z.string(), latitude: z.number(), longitude: z.number() }),
    ),
    /** Number of clubs that have no place yet. */
    placeless: z.number().int(),
  }),
  errors: [],
  example: {
    input: { country: 'IT' },
    output: {
      items: [{ id: 20001, name: 'Virtus Brenta', latitude: 45.4064, longitude: 11.8768 }],
      placeless: 2,
    },
  },
});

const getTeamsCount = endpoint({
  path: '/api/Team/GetTeamsCount',
  summary: 'How many clubs the platform knows',
  who: names,
  input: z.strictObject({}),
  output: z.object({ count: z.number().int() }),
  errors: [],
  example: { input: {}, output: { count: 3177 } },
});

const getTeamInfo = endpoint({
  path: '/api/Team/GetTeamInfo',
  summary: 'A club’s public card; its own people, premium agents and staff also see the contacts',
  who: readers,
  input: z.strictObject({ teamId: id, advertisesInfo: z.boolean().optional() }),
  output: teamCard.extend({
    contactEmail: z.string().nullable().optional(),
    contactPhone: z.string().nullable().optional(),
  }),
  errors: ['NOT_FOUND'],
  example: { input: { teamId: 20001, advertisesInfo: false }, output: exampleTeamCard },
});

const getTeamData = endpoint({
  path: '/api/Team/GetTeamData',
  summary: 'A club’s whole record, as far as the caller may see',
  who: readers,
  input: z.strictObject({ teamId: id }),
  output: team,
  errors: ['NOT_FOUND'],
  example: { input: { teamId: 20001 }, output: exampleTeam },
});

const getTeamPlayers = endpoint({
  path: '/api/Team/GetTeamPlayers',
  summary: 'The players of a club’s portfolio that the caller may see; the name is ignored',
  who: readers,
  input: z.strictObject({ teamId: id, teamName: line(maxNameLength).optional(), ...pageInput }),
  output: page(player),
  errors: ['NOT_FOUND'],
  example: {
    input: { teamId: 20001, teamName: 'Virtus Brenta' },
    output: { items: [examplePlayer], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getTeamOrgChartContacts = endpoint({
  path: '/api/Team/GetTeamOrgChartContacts',
  summary: 'People of org charts with how to reach them: a club’s own, or all for premium agents and staff',
  who: allow({ team: 'own', premium: 'all', staff: 'all' }),
  input: z.strictObject({
    text: searchText.optional(),
    country: countryCode.optional(),
    role: oneOf(orgChartRoles).optional(),
    ...pageInput,
  }),
  output: page(
    orgChartPlace.extend({
      teamId: z.number().int(),
      teamName: z.string(),
      city: z.string(),
      country: z.string(),
      level: z.number().int().nullable(),
      isDefault: z.boolean(),
    }),
  ),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          role: orgChartRole.sportsDirector,
          name: 'Ivo Sartor',
          email: 'ds@virtusbrenta.example',
          phone: '+39 049 555 0102',
          teamId: 20001,
          teamName: 'Virtus Brenta',
          city: 'Padova',
          country: 'IT',
          level: 3,
          isDefault: true,
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

export const teamEndpoints = {
  getTeamsNames,
  searchTeams,
  getTeams,
  getTeamPlaces,
  getTeamsCount,
  getTeamInfo,
  getTeamData,
  getTeamPlayers,
  getTeamOrgChartContacts,
  ...writeEndpoints,
  ...claimEndpoints,
  ...memberEndpoints,
  ...deskEndpoints,
};
