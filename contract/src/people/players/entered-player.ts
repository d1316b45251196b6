import { playerRoles } from '@trattativa/domain/people/player-roles';
import { feet } from '@trattativa/domain/people/players/feet';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';
import { playerInput } from './player.ts';

const { shape } = playerInput;

/**
 * The player's fields that matching uses, entered while applying (by hand, or read from a football-data site). They are
 * written to the player's record: an omitted field stays and null clears it.
 */
export const enteredPlayer = z
  .strictObject({
    /** Absent only where there is no record yet. */
    version: shape.version,
    bornDate: shape.bornDate,
    principalRole: shape.principalRole,
    secondaryRole: shape.secondaryRole,
    contractualStatus: shape.contractualStatus,
    foot: shape.foot,
    heightCm: shape.heightCm,
    weightKg: shape.weightKg,
    nationality: shape.nationality,
    euPassport: shape.euPassport,
    country: shape.country,
    requestedSalary: shape.requestedSalary,
    refundRange: shape.refundRange,
    currentClub: shape.currentClub,
    currentLevel: shape.currentLevel,
    searchLevels: shape.searchLevels,
    countriesInterested: shape.countriesInterested,
    immediateAvailability: shape.immediateAvailability,
    footballDataUrl: shape.footballDataUrl,
  })
  .refine((player) => player.secondaryRole == null || player.secondaryRole !== player.principalRole, {
    path: ['secondaryRole'],
    message: 'sameAsPrincipalRole',
  });

export type EnteredPlayer = z.infer<typeof enteredPlayer>;

/** A player's data read from a football-data site, for review before saving; null and empty where the site has none. */
export const readPlayer = z.object({
  name: z.string(),
  bornDate: z.string().nullable(),
  /** ISO 3166-1 alpha-2; null for one that is not understood. */
  nationality: z.string().nullable(),
  principalRole: oneOf(playerRoles).nullable(),
  /** The position in the site's own words. */
  position: z.string(),
  foot: oneOf(feet).nullable(),
  heightCm: z.number().int().nullable(),
  weightKg: z.number().int().nullable(),
  currentClub: z.string(),
  /** The page that it was read from, for the record's football-data link; null when the source has no page. */
  link: z.string().nullable(),
  /** The name of the source, for display. */
  source: z.string(),
});

export type ReadPlayer = z.infer<typeof readPlayer>;
