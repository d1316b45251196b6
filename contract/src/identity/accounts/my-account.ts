import { digestFrequencies, mailKinds } from '@trattativa/domain/identity/mail-kinds';
import { z } from 'zod';
import { instant, language } from '../../fields.ts';

/** The caller's account, as /account shows it. */
export const myAccount = z.object({
  accountId: z.number().int(),
  email: z.string(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.string().nullable(),
  name: z.string(),
  surname: z.string(),
  imageUrl: z.string().nullable(),
  language,
  soundsEnabled: z.boolean(),
  /** Whether others see the online status and when the person was last online. */
  showsPresence: z.boolean(),
  mail: z.array(z.object({ kind: z.enum(mailKinds), on: z.boolean() })),
  /** The wanted notifications in the application. */
  bell: z.array(z.object({ kind: z.enum(mailKinds), on: z.boolean() })),
  digest: z.enum(digestFrequencies),
  secondFactor: z.object({
    on: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    /** Mandatory for staff and administrators in production. */
    required: z.boolean(),
  }),
  createdAt: instant,
  termsVersion: z.string().nullable(),
  termsAcceptedAt: instant.nullable(),
  /** The guardian of somebody who is a minor today. */
  guardianEmail: z.string().nullable(),
  /** A minor whose guardian has not consented: can read, but not act. */
  awaitsGuardian: z.boolean(),
});

export type MyAccount = z.infer<typeof myAccount>;

/** A device on which somebody is logged in with the account. */
export const openSession = z.object({
  id: z.uuid(),
  /** The user agent. */
  userAgent: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  /** The session of this call. */
  current: z.boolean(),
});

export type OpenSession = z.infer<typeof openSession>;
