import { levels } from '@trattativa/domain/people/levels';
import { playerRole, playerRoleFilters } from '@trattativa/domain/people/player-roles';
import { feet } from '@trattativa/domain/people/players/feet';
import { ages, heightCm, maxShortlistNameLength } from '@trattativa/domain/people/record-limits';
import { regions } from '@trattativa/domain/platform/regions';
import { maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, line, oneOf, paragraph, searchText, version, wholeNumberIn } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleScoutedPlayer, exampleShortlist, scoutedPlayer, shortlist } from './scout.ts';

/** A scout's own; staff and premium agents never read a scout's notes. */
const ownOnly = allow({ scout: 'own' });

export const scoutPlayerSorts = ['updated', 'name', 'age', 'height', 'evaluated'] as const;

const getScoutPlayers = endpoint({
  path: '/api/Scout/GetScoutPlayers',
  summary: 'Adult players who opened their profile to scouts, filtered and sorted, a page at a time',
  who: allow({ scout: 'related' }),
  input: z.strictObject({
    /** In name, surname or current club; blind to accents and case. */
    text: searchText.optional(),
    /** 0 = all roles (spec §3) */
    role: oneOf(playerRoleFilters).optional(),
    ageFrom: wholeNumberIn(ages).optional(),
    ageTo: wholeNumberIn(ages).optional(),
    /** Level at which the player plays now. */
    level: oneOf(levels).optional(),
    /** Where the player lives. */
    country: countryCode.optional(),
    region: z.enum(regions, { error: 'notInList' }).optional(),
    foot: oneOf(feet).optional(),
    /** Centimetres. */
    heightFrom: wholeNumberIn(heightCm).optional(),
    heightTo: wholeNumberIn(heightCm).optional(),
    /** In one of the scout's shortlists, or in any. */
    shortlistId: id.optional(),
    inShortlist: z.boolean().optional(),
    /** Evaluated by the scout, or not yet. */
    evaluated: z.boolean().optional(),
    sort: z.enum(scoutPlayerSorts).optional(),
    descending: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(scoutedPlayer),
  errors: [],
  example: {
    input: { role: playerRole.attackingMidfielder, ageTo: 23, evaluated: false },
    output: { items: [exampleScoutedPlayer], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getScoutPlayer = endpoint({
  path: '/api/Scout/GetScoutPlayer',
  summary: 'One player opened to scouts, with the scout’s own evaluation and notes',
  who: allow({ scout: 'related' }),
  input: z.strictObject({ playerId: id }),
  output: scoutedPlayer,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: exampleScoutedPlayer },
});

const getScoutFigures = endpoint({
  path: '/api/Scout/GetScoutFigures',
  summary: 'Numbers of players and of the scout’s evaluations, for the dashboard',
  who: ownOnly,
  input: z.strictObject({}),
  output: z.object({
    /** Players opened to scouts. */
    players: z.number().int(),
    /** Players that the scout has not evaluated yet; `inPart` and `whole`: in part, and in all forty skills. */
    notEvaluated: z.number().int(),
    inPart: z.number().int(),
    whole: z.number().int(),
    shortlists: z.number().int(),
    /** In any shortlist. */
    shortlisted: z.number().int(),
  }),
  errors: [],
  example: {
    input: {},
    output: { players: 40, notEvaluated: 31, inPart: 5, whole: 4, shortlists: 2, shortlisted: 7 },
  },
});

const getShortlists = endpoint({
  path: '/api/Scout/GetShortlists',
  summary: 'The scout’s own shortlists, by name',
  who: ownOnly,
  input: z.strictObject({}),
  output: z.object({ items: z.array(shortlist) }),
  errors: [],
  example: { input: {}, output: { items: [exampleShortlist] } },
});

const saveShortlist = endpoint({
  path: '/api/Scout/SaveShortlist',
  summary: 'Creates or renames a shortlist; a scout’s names are unique',
  who: ownOnly,
  input: z.strictObject({
    shortlistId: id.optional(),
    /** The version the writer saw; absent for a new one. */
    version: version.optional(),
    name: line(maxShortlistNameLength, 1),
  }),
  output: z.object({ message: z.string(), shortlist }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  creates: true,
  example: {
    input: { name: 'Centravanti per la Serie D' },
    output: { message: 'Dati salvati correttamente', shortlist: exampleShortlist },
  },
});

const deleteShortlist = endpoint({
  path: '/api/Scout/DeleteShortlist',
  summary: 'Deletes a shortlist; its players and their evaluations stay',
  who: ownOnly,
  input: z.strictObject({ shortlistId: id }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { shortlistId: 70001 }, output: { message: 'Lista eliminata' } },
});

const restoreShortlist = endpoint({
  path: '/api/Scout/RestoreShortlist',
  summary: 'Undoes the deletion of a shortlist within 30 seconds',
  who: ownOnly,
  input: z.strictObject({ shortlistId: id }),
  output: z.object({ message: z.string(), shortlist }),
  errors: ['NOT_FOUND'],
  example: {
    input: { shortlistId: 70001 },
    output: { message: 'Lista ripristinata', shortlist: exampleShortlist },
  },
});

const saveShortlistPlayer = endpoint({
  path: '/api/Scout/SaveShortlistPlayer',
  summary: 'Adds a player to a shortlist, or changes the note; without a note it stays',
  who: ownOnly,
  input: z.strictObject({ shortlistId: id, playerId: id, note: paragraph(maxNoteLength).optional() }),
  output: z.object({ message: z.string(), scouted: scoutedPlayer }),
  errors: ['NOT_FOUND'],
  example: {
    input: { shortlistId: 70001, playerId: 80001, note: 'da rivedere in trasferta' },
    output: { message: 'Dati salvati correttamente', scouted: exampleScoutedPlayer },
  },
});

const removeShortlistPlayer = endpoint({
  path: '/api/Scout/RemoveShortlistPlayer',
  summary: 'Removes a player from a shortlist, with the note',
  who: ownOnly,
  input: z.strictObject({ shortlistId: id, playerId: id }),
  output: z.object({ message: z.string(), scouted: scoutedPlayer }),
  errors: ['NOT_FOUND'],
  example: {
    input: { shortlistId: 70001, playerId: 80001 },
    output: { message: 'Calciatore tolto dalla lista', scouted: { ...exampleScoutedPlayer, shortlists: [] } },
  },
});

/** The calls for scouts (spec §1 "a scout profile"), named as in spec §7. */
export const scoutEndpoints = {
  getScoutPlayers,
  getScoutPlayer,
  getScoutFigures,
  getShortlists,
  saveShortlist,
  deleteShortlist,
  restoreShortlist,
  saveShortlistPlayer,
  removeShortlistPlayer,
};
