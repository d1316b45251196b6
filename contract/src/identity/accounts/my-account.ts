import { digestFrequencies } from '@trattativa/domain/identity/digest-frequencies';
import { mailKinds } from '@trattativa/domain/identity/mail-kinds';
import { z } from 'zod';
import { instant, language } from '../../fields.ts';

/** One's own account, as /account shows it. */
export const myAccount = z.object({
  accountId: z.number().int(),
  email: z.string(),
  /** A new address that waits to be confirmed by the link mailed to it. */
  pendingEmail: z.string().nullable(),
  name: z.string(),
  surname: z.string(),
  imageUrl: z.string().nullable(),
  language,
  soundsEnabled: z.boolean(),
  /** Whether others are told that they are online, and when they were last. */
  showsPresence: z.boolean(),
  mail: z.array(z.object({ kind: z.enum(mailKinds), on: z.boolean() })),
  /** What comes into the bell. */
  bell: z.array(z.object({ kind: z.enum(mailKinds), on: z.boolean() })),
  digest: z.enum(digestFrequencies),
  secondFactor: z.object({
    on: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    /** Staff and administrators of a production start cannot do without. */
    required: z.boolean(),
  }),
  createdAt: instant,
  termsVersion: z.string().nullable(),
  termsAcceptedAt: instant.nullable(),
  /** The guardian of somebody who is a minor today. */
  guardianEmail: z.string().nullable(),
  /** A minor whose guardian has not consented: everything can be read, nothing done. */
  awaitsGuardian: z.boolean(),
});

export type MyAccount = z.infer<typeof myAccount>;

/** A device on which somebody is logged in with the account. */
export const openSession = z.object({
  id: z.uuid(),
  /** As the browser named itself. */
  userAgent: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  /** The one that asks. */
  current: z.boolean(),
});

export type OpenSession = z.infer<typeof openSession>;
