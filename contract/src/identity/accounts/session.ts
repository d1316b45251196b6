import { agentTypes } from '@trattativa/domain/identity/agent-types';
import { profileTypes } from '@trattativa/domain/identity/profile-types';
import { z } from 'zod';
import { callerKinds } from '../../access.ts';
import { language, oneOf } from '../../fields.ts';

/** The account that is logged in, as the web application needs it on every screen. */
export const myProfile = z.object({
  accountId: z.number().int(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  imageUrl: z.string().nullable(),
  language,
  soundsEnabled: z.boolean(),
  /** 0 player, 1 team, 2 agent, 7 coaching staff (spec §3) */
  profile: oneOf(profileTypes),
  /** The id of the player, team, agent or coaching staff record; null for one without a record yet. */
  profileId: z.number().int().nullable(),
  /** The name to greet: the club's for a club account, the person's otherwise. */
  profileName: z.string(),
  agentType: oneOf(agentTypes).nullable(),
  kind: z.enum(callerKinds),
});

export type MyProfile = z.infer<typeof myProfile>;
