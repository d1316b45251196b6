import { agentType, agentTypes, managedLevels } from '@trattativa/domain/identity/agent-types';
import { userRole, userRoles } from '@trattativa/domain/identity/profile-types';
import { categories } from '@trattativa/domain/people/categories';
import { mandateWays } from '@trattativa/domain/people/mandate-ways';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, email, id, oneOf, phoneNumber, searchText } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { agentCard, agentInfo, agentInput, agentProfile, exampleAgent, exampleProfile } from './agent.ts';

/** Readers of an agent's page: a client reads the public profile, the agent and staff all of it. */
const readers = allow({
  player: 'related',
  team: 'related',
  agent: 'own',
  premium: 'all',
  coach: 'related',
  scout: 'related',
  staff: 'all',
});

const ownProfile = allow({ agent: 'own', premium: 'own', staff: 'all' });

const getAgentInfo = endpoint({
  path: '/api/Agent/GetAgentInfo',
  summary: 'An agent’s public profile; the agent and staff also see VAT and contacts',
  who: readers,
  input: z.strictObject({ agentId: id }),
  output: agentInfo,
  errors: ['NOT_FOUND'],
  example: {
    input: { agentId: 40001 },
    output: { ...exampleProfile, can: { edit: false, mandate: true } },
  },
});

const getAgentRoles = endpoint({
  path: '/api/Agent/GetAgentRoles',
  summary: 'The role numbers that an agent’s session carries (spec §3); no call writes them',
  who: readers,
  input: z.strictObject({ agentId: id }),
  output: z.object({ roles: z.array(oneOf(userRoles)), agentType: oneOf(agentTypes) }),
  errors: ['NOT_FOUND'],
  example: { input: { agentId: 40001 }, output: { roles: [userRole.agent], agentType: agentType.standard } },
});

const getAgentInfoFromPlayer = endpoint({
  path: '/api/Agent/GetAgentInfoFromPlayer',
  summary: 'Who represents a player: by a mandate in force, else the agent whose portfolio the record is in',
  who: allow({ player: 'own', team: 'related', agent: 'related', premium: 'all', staff: 'all' }),
  input: z.strictObject({ playerId: id }),
  output: z.object({
    agent: agentProfile.nullable(),
    /** The mandate in force: until when, whether it is exclusive, and on what it rests (`way`; null: a login). Null: there is none. */
    mandate: z
      .object({ endsOn: z.string(), exclusive: z.boolean(), way: z.enum(mandateWays).nullable() })
      .nullable(),
  }),
  errors: ['NOT_FOUND'],
  example: {
    input: { playerId: 80001 },
    output: { agent: exampleProfile, mandate: { endsOn: '2027-06-30', exclusive: true, way: null } },
  },
});

const avatar = z.object({
  /** The agent’s own picture where there is one that can be fetched, else the default of the profile type. */
  imageUrl: z.string(),
  isDefault: z.boolean(),
});

const exampleAvatar = { imageUrl: '/avatars/q3Zk0nJxTg6m1hVb8yR2sA', isDefault: false };

const getAgentAvatar = endpoint({
  path: '/api/Agent/GetAgentAvatar',
  summary: 'The picture of an agent',
  who: readers,
  input: z.strictObject({ agentId: id }),
  output: avatar,
  errors: ['NOT_FOUND'],
  example: { input: { agentId: 40001 }, output: exampleAvatar },
});

const getAgentAvatarByUserId = endpoint({
  path: '/api/Agent/GetAgentAvatarByUserId',
  summary: 'The picture of an agent, by the id of the agent’s account',
  who: readers,
  input: z.strictObject({ userId: id }),
  output: avatar,
  errors: ['NOT_FOUND'],
  example: { input: { userId: 12 }, output: exampleAvatar },
});

const saveAgentInfo = endpoint({
  path: '/api/Agent/SaveAgentInfo',
  summary: 'Writes the agent’s own profile; type and roles are nobody’s to write here',
  who: ownProfile,
  input: z.strictObject({ agent: agentInput }),
  output: z.object({ message: z.string(), agent: agentInfo }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  example: {
    input: {
      agent: {
        agentId: 40001,
        version: 3,
        society: 'Rossi Sport',
        agentNumber: 'IT-10234',
        vat: 'IT01234567890',
        nationality: 'IT',
        country: 'IT',
        phone: '+39 333 555 0101',
        email: 'studio@rossisport.example',
        competenceCategories: [2, 6, 7],
        competenceLeagues: ['Challenge League'],
        managedLevels: ['pro', 'amateur'],
      },
    },
    output: {
      message: 'Dati salvati correttamente',
      agent: { ...exampleProfile, version: 4, can: { edit: true, mandate: false } },
    },
  },
});

const updateAgentContacts = endpoint({
  path: '/api/Agent/UpdateAgentContacts',
  summary: 'How clients reach the agent; the login’s address stays what it is',
  who: ownProfile,
  input: z.strictObject({ agentId: id.optional(), email: email.nullish(), phone: phoneNumber.nullish() }),
  output: z.object({ message: z.string(), agent: agentInfo }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND'],
  example: {
    input: { agentId: 40001, email: 'studio@rossisport.example', phone: '+39 333 555 0101' },
    output: {
      message: 'Contatti aggiornati',
      agent: { ...exampleProfile, version: 5, can: { edit: true, mandate: false } },
    },
  },
});

const getAgents = endpoint({
  path: '/api/Agent/GetAgents',
  summary: 'Agents with their public profiles, filtered, by name, a page at a time',
  who: allow({ player: 'names', team: 'names', premium: 'all', coach: 'names', staff: 'all' }),
  input: z.strictObject({
    /** In the name or the agency; blind to accents and case. */
    text: searchText.optional(),
    country: countryCode.optional(),
    managedLevel: z.enum(managedLevels, { error: 'notInList' }).optional(),
    /** A championship of competence. */
    category: oneOf(categories).optional(),
    type: oneOf(agentTypes).optional(),
    ...pageInput,
  }),
  output: page(agentProfile),
  errors: [],
  example: {
    input: { country: 'IT', managedLevel: 'amateur' },
    output: { items: [exampleProfile], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const searchAgents = endpoint({
  path: '/api/Agent/SearchAgents',
  summary: 'Agents by a part of their name or agency, blind to accents and case; for the pickers',
  who: allow({ team: 'names', agent: 'names', premium: 'names', staff: 'all' }),
  input: z.strictObject({ text: searchText }),
  output: z.object({ items: z.array(agentCard).max(20) }),
  errors: [],
  example: { input: { text: 'rossi' }, output: { items: [exampleAgent] } },
});

export const agentProfileEndpoints = {
  getAgentInfo,
  getAgentRoles,
  getAgentInfoFromPlayer,
  getAgentAvatar,
  getAgentAvatarByUserId,
  saveAgentInfo,
  updateAgentContacts,
  getAgents,
  searchAgents,
};
