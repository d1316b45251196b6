import { agentTypes } from '@trattativa/domain/identity/agent-types';
import { z } from 'zod';
import { callerKinds } from '../../access.ts';
import { oneOf } from '../../fields.ts';

const personKinds = callerKinds.filter((kind) => kind !== 'guest');

/** An account as administrators find it. */
export const foundAccount = z.object({
  accountId: z.number().int(),
  name: z.string(),
  email: z.string(),
  kind: z.enum(personKinds),
  /** Type of an agent; null for anybody else. */
  agentType: oneOf(agentTypes).nullable(),
  activated: z.boolean(),
  openSessions: z.number().int(),
  lastUsedAt: z.string().nullable(),
});

export type FoundAccount = z.output<typeof foundAccount>;

/** A member of staff, serving or ended. */
export const staffMember = z.object({
  accountId: z.number().int(),
  name: z.string(),
  email: z.string(),
  administrator: z.boolean(),
  /** Whether support conversations go to this member of staff. */
  chatOwner: z.boolean(),
  secondFactorOn: z.boolean(),
  openSessions: z.number().int(),
  lastUsedAt: z.string().nullable(),
  /** Null while serving. */
  endedAt: z.string().nullable(),
  can: z.object({ end: z.boolean(), reinstate: z.boolean(), handOverChat: z.boolean() }),
});

export type StaffMember = z.output<typeof staffMember>;
