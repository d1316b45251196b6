import { categories } from '@trattativa/domain/people/categories';
import { levels } from '@trattativa/domain/people/levels';
import {
  figureEnterers,
  figureLimits,
  figureSources,
} from '@trattativa/domain/people/players/season-figures';
import { maxSeasonLength } from '@trattativa/domain/people/record-limits';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { id, line, link, nameLine, oneOf, wholeEuros, wholeNumberIn } from '../../fields.ts';

/** What the player did in the season of the career entry; null: not known. */
const figuresInput = {
  appearances: wholeNumberIn(figureLimits.appearances).nullish(),
  starts: wholeNumberIn(figureLimits.starts).nullish(),
  minutes: wholeNumberIn(figureLimits.minutes).nullish(),
  goals: wholeNumberIn(figureLimits.goals).nullish(),
  assists: wholeNumberIn(figureLimits.assists).nullish(),
  yellowCards: wholeNumberIn(figureLimits.yellowCards).nullish(),
  redCards: wholeNumberIn(figureLimits.redCards).nullish(),
  cleanSheets: wholeNumberIn(figureLimits.cleanSheets).nullish(),
  /** The page of a football-data site on which the figures can be checked. */
  figuresUrl: link.nullish(),
};

/** Career entries of one player's career. */
export const maxCareerEntries = 40;

const firstYear = 1950;
const lastYear = 2199;

/** A calendar year; 0: not stated. */
const year = z
  .number({ error: 'notANumber' })
  .int('notWhole')
  .refine((number) => number === 0 || (number >= firstYear && number <= lastYear), 'invalid')
  .meta({ description: `0, or ${firstYear} to ${lastYear}` });

/**
 * The writable fields of a career entry. In a change, an omitted field stays and null clears it.
 */
export const careerEntryInput = z
  .strictObject({
    /** Absent for a new one. */
    id: id.nullish(),
    /** A club of the platform; its name is then the platform's. */
    teamId: id.nullish(),
    /** Needed without a club of the platform. */
    clubName: nameLine(maxNameLength).nullish(),
    /** Italian category, 0–28. */
    category: oneOf(categories).nullish(),
    /** 0–15; by default that of the category. A category of adult teams allows only its own level (spec §3). */
    level: oneOf(levels).nullish(),
    /** The league as people call it. */
    division: line(maxNameLength).nullish(),
    /** As people write it, `2024/25`. */
    season: line(maxSeasonLength).nullish(),
    /** Omitted in a new career entry, the years are derived from the season. */
    startYear: year.nullish(),
    endYear: year.nullish(),
    /** Euros gross a month. */
    salary: wholeEuros.nullish(),
    ...figuresInput,
  })
  .refine(({ startYear, endYear }) => !startYear || !endYear || startYear <= endYear, {
    path: ['endYear'],
    message: 'fromAboveTo',
  })
  .refine(
    ({ id: changed, teamId, clubName }) =>
      teamId != null || Boolean(clubName) || (changed != null && clubName === undefined),
    { path: ['clubName'], message: 'required' },
  );

export type CareerEntryInput = z.infer<typeof careerEntryInput>;

export const experience = z.object({
  id: z.number().int(),
  teamId: z.number().int().nullable(),
  clubName: z.string(),
  category: z.number().int().nullable(),
  level: z.number().int().nullable(),
  division: z.string(),
  season: z.string(),
  startYear: z.number().int(),
  endYear: z.number().int(),
  appearances: z.number().int().nullable(),
  starts: z.number().int().nullable(),
  minutes: z.number().int().nullable(),
  goals: z.number().int().nullable(),
  assists: z.number().int().nullable(),
  yellowCards: z.number().int().nullable(),
  redCards: z.number().int().nullable(),
  cleanSheets: z.number().int().nullable(),
  figuresUrl: z.string().nullable(),
  /** Where the figures come from, whose side entered them and when they last changed; null without figures. */
  figuresSource: z.enum(figureSources).nullable(),
  figuresBy: z.enum(figureEnterers).nullable(),
  figuresAt: z.string().nullable(),
  /** When the club of the career entry confirmed the figures; a change of the figures ends that. */
  verifiedAt: z.string().nullable(),
  /** When the club of the career entry said that it does not confirm them; a change of the figures ends that too. */
  refusedAt: z.string().nullable(),
  /** Whether the reader's club may confirm the figures, or take that back. */
  canVerify: z.boolean(),
  /** Private to the owner's side, the player and staff. */
  salary: z.number().nullable().optional(),
});

export type CareerEntry = z.infer<typeof experience>;

/** A career entry without what depends on the reader. */
export const storedCareerEntry = experience.omit({ canVerify: true });

export type StoredCareerEntry = z.infer<typeof storedCareerEntry>;

export const career = z.object({
  playerId: z.number().int(),
  /** The newest first. */
  items: z.array(experience).max(maxCareerEntries),
  /** How many clubs a season allows by the rule packs, registered and played for; null: no rule is known. */
  limits: z.object({ registered: z.number().int().nullable(), played: z.number().int().nullable() }),
  can: z.object({ edit: z.boolean() }),
});

export type Career = z.infer<typeof career>;

/** The most career entries that one list of figures to confirm names. */
export const maxToConfirm = 20;

/** The figures of a career entry that wait for the answer of its club. */
export const figuresToConfirm = z.object({
  playerId: z.number().int(),
  playerName: z.string(),
  experienceId: z.number().int(),
  season: z.string(),
  startYear: z.number().int(),
  endYear: z.number().int(),
  appearances: z.number().int().nullable(),
  minutes: z.number().int().nullable(),
  goals: z.number().int().nullable(),
  figuresBy: z.enum(figureEnterers).nullable(),
  figuresAt: z.string(),
});

export type FiguresToConfirm = z.infer<typeof figuresToConfirm>;
