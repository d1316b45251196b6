import { agentType, agentTypes, managedLevels } from '@trattativa/domain/identity/agent-types';
import { categories } from '@trattativa/domain/people/categories';
import {
  maxAgentNumberLength,
  maxLeagueLength,
  maxLeagues,
  maxVatLength,
} from '@trattativa/domain/people/record-limits';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { countryCode, email, id, line, nameLine, oneOf, phoneNumber, someOf, version } from '../../fields.ts';
import { exampleLine, licenceLine } from './licence.ts';

/** An agent as everybody may see it. */
export const agentCard = z.object({
  id: z.number().int(),
  name: z.string(),
  society: z.string(),
  country: z.string().nullable(),
  /** 0 standard, 1 local partner, 2 premium (spec §3); the agent never sets it. */
  agentType: oneOf(agentTypes),
  imageUrl: z.string().nullable(),
  licence: licenceLine,
});

export type AgentCard = z.infer<typeof agentCard>;

/** What a client reads of an agent: the card and what the agent takes care of. */
export const agentProfile = agentCard.extend({
  /** The federation's number ("matricola"). */
  agentNumber: z.string(),
  nationality: z.string().nullable(),
  /** Championships of competence: Italian categories (0–28), and foreign leagues by name. */
  competenceCategories: z.array(z.number().int()),
  competenceLeagues: z.array(z.string()),
  managedLevels: z.array(z.enum(managedLevels)),
});

export type AgentProfile = z.infer<typeof agentProfile>;

/** The profile; for the agent and staff also what is private, and the version to write with. */
export const agentInfo = agentProfile.extend({
  vat: z.string().optional(),
  phone: z.string().optional(),
  /** How clients reach the agent; the login's address is another matter. */
  email: z.string().optional(),
  version: z.number().int().optional(),
  can: z.object({ edit: z.boolean(), mandate: z.boolean() }),
});

export type AgentInfo = z.infer<typeof agentInfo>;

/**
 * What an agent writes of their own profile. Type, roles and the login's address are not among it. What is left out stays
 * as it is, and null empties a field.
 */
export const agentInput = z.strictObject({
  /** Agent whose profile is written: staff name one, an agent may leave it out. */
  agentId: id.nullish(),
  /** The version the writer saw. */
  version,
  society: nameLine(maxNameLength).nullish(),
  agentNumber: line(maxAgentNumberLength).nullish(),
  vat: line(maxVatLength).nullish(),
  nationality: countryCode.nullish(),
  country: countryCode.nullish(),
  phone: phoneNumber.nullish(),
  /** Null: none beside the login's. */
  email: email.nullish(),
  competenceCategories: someOf(categories).nullish(),
  competenceLeagues: z.array(line(maxLeagueLength, 1)).max(maxLeagues, 'tooMany').nullish(),
  managedLevels: z
    .array(z.enum(managedLevels, { error: 'notInList' }))
    .max(managedLevels.length, 'tooMany')
    .nullish(),
});

export type AgentInput = z.infer<typeof agentInput>;

export const exampleAgent: AgentCard = {
  id: 40001,
  name: 'Elena Rossi',
  society: 'Rossi Sport',
  country: 'IT',
  agentType: agentType.standard,
  imageUrl: null,
  licence: exampleLine,
};

export const exampleProfile: AgentProfile = {
  ...exampleAgent,
  agentNumber: 'IT-10234',
  nationality: 'IT',
  competenceCategories: [2, 6, 7],
  competenceLeagues: ['Challenge League'],
  managedLevels: ['pro', 'amateur'],
};
