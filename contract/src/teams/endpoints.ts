import { z } from 'zod';
import { allow } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, line } from '../fields.ts';

/** A club as everybody may see it. */
export const teamCard = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  region: z.string().nullable(),
  category: z.number().int().nullable(),
  level: z.number().int().nullable(),
  leagueName: z.string(),
  /** 1 registered, 5 not registered, 6 not accepted yet (spec §3) */
  profile: z.number().int(),
  imageUrl: z.string().nullable(),
});

export type TeamCard = z.infer<typeof teamCard>;

const exampleTeam: TeamCard = {
  id: 20001,
  name: 'Virtus Brenta',
  city: 'Padova',
  country: 'IT',
  region: 'VEN',
  category: 6,
  level: 3,
  leagueName: 'Serie D, girone C',
  profile: 1,
  imageUrl: null,
};

const names = allow({
  player: 'names',
  team: 'names',
  agent: 'names',
  premium: 'all',
  coach: 'names',
  scout: 'names',
  staff: 'all',
});

const getTeamsNames = endpoint({
  path: '/api/Team/getTeamsNames',
  summary: 'Ids and names of all clubs, compact; answered with an ETag',
  who: names,
  input: z.strictObject({}),
  output: z.object({ items: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
  errors: [],
  example: { input: {}, output: { items: [{ id: 20001, name: 'Virtus Brenta' }] } },
});

const searchTeams = endpoint({
  path: '/api/Team/SearchTeams',
  summary: 'Clubs by a part of their name, blind to accents and case, best first; for the pickers',
  who: names,
  input: z.strictObject({ text: line(80), level: z.number().int().min(0).max(15).optional() }),
  output: z.object({ items: z.array(teamCard).max(20) }),
  errors: [],
  example: { input: { text: 'brenta' }, output: { items: [exampleTeam] } },
});

const getTeamInfo = endpoint({
  path: '/api/Team/GetTeamInfo',
  summary: 'A club’s public card; its own people also see the contacts',
  who: allow({
    player: 'related',
    team: 'own',
    agent: 'related',
    premium: 'all',
    coach: 'related',
    scout: 'related',
    staff: 'all',
  }),
  input: z.strictObject({ teamId: id, advertisesInfo: z.boolean().optional() }),
  output: teamCard.extend({
    contactEmail: z.string().nullable().optional(),
    contactPhone: z.string().nullable().optional(),
  }),
  errors: ['NOT_FOUND'],
  example: { input: { teamId: 20001, advertisesInfo: false }, output: exampleTeam },
});

export const teamEndpoints = { getTeamsNames, searchTeams, getTeamInfo };
