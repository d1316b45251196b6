import { playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';

/** What the search of the top bar finds of this module: facts only; the screens make the sentences. */

const id = z.number().int();

export const foundPlayer = z.object({
  id,
  name: z.string(),
  /** Null without a birth date. */
  age: z.number().int().nullable(),
  role: oneOf(playerRoles).nullable(),
  currentClub: z.string(),
  imageUrl: z.string().nullable(),
  /** In the caller's own portfolio, or the caller's own record. */
  isOwn: z.boolean(),
  /** What the caller may do with the player from here. */
  can: z.object({ propose: z.boolean(), offer: z.boolean() }),
});

export const foundTeam = z.object({
  id,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  level: z.number().int().nullable(),
  leagueName: z.string(),
  imageUrl: z.string().nullable(),
});

export const foundAgent = z.object({
  id,
  name: z.string(),
  society: z.string(),
  imageUrl: z.string().nullable(),
});

/** A player and a club that the words name together, for "propose … to …". */
export const namedPair = z.object({
  player: z.object({ id, name: z.string() }),
  team: z.object({ id, name: z.string() }),
});

export type FoundPlayer = z.infer<typeof foundPlayer>;
export type FoundTeam = z.infer<typeof foundTeam>;
export type FoundAgent = z.infer<typeof foundAgent>;
export type NamedPair = z.infer<typeof namedPair>;
