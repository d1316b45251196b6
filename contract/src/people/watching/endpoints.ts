import { watchStages } from '@trattativa/domain/people/watching/watch-stages';
import { maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, paragraph } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleWatched, exampleWatchNote, watchedIds, watchedPlayer, watchNote } from './watched-player.ts';

/** The list of the club that calls, for all who act for it, or of the agent; nobody else reads it, staff neither. */
const who = allow({ team: 'own', agent: 'own', premium: 'own' });

const stage = z.enum(watchStages, { error: 'notInList' });
const aPlayer = z.strictObject({ playerId: id });
const aNote = z.strictObject({ noteId: id });
const ids = { items: [{ playerId: 80001, stage: 'watching' as const }] };
const noted = z.object({ message: z.string(), notes: z.array(watchNote) });
const notedExample = { message: 'Dati salvati correttamente', notes: [exampleWatchNote] };

const getWatchedIds = endpoint({
  path: '/api/Watch/GetWatchedIds',
  summary: 'Whom the caller’s side watches, the last added first; those it may no longer see are left out',
  who,
  input: z.strictObject({}),
  output: watchedIds,
  errors: [],
  example: { input: {}, output: ids },
});

const getWatchList = endpoint({
  path: '/api/Watch/GetWatchList',
  summary: 'The watched players with stage and latest note, the latest change first',
  who,
  input: z.strictObject({ stage: stage.optional(), ...pageInput }),
  output: page(watchedPlayer),
  errors: [],
  example: {
    input: { stage: 'seenLive' },
    output: { items: [exampleWatched], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const watchPlayer = endpoint({
  path: '/api/Watch/WatchPlayer',
  summary: 'Adds a player whom the caller may see; one taken off today comes back with stage and notes',
  who,
  input: aPlayer,
  output: watchedIds,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: ids },
});

const unwatchPlayer = endpoint({
  path: '/api/Watch/UnwatchPlayer',
  summary: 'Takes a player off the list; an absent one is no error',
  who,
  input: aPlayer,
  output: watchedIds,
  errors: [],
  example: { input: { playerId: 80001 }, output: { items: [] } },
});

const setWatchStage = endpoint({
  path: '/api/Watch/SetWatchStage',
  summary: 'How far the caller’s side has come with a watched player; dropped ones cause no alerts',
  who,
  input: z.strictObject({ playerId: id, stage }),
  output: watchedIds,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001, stage: 'watching' }, output: ids },
});

const getWatchNotes = endpoint({
  path: '/api/Watch/GetWatchNotes',
  summary: 'The notes of the caller’s side on a watched player, the latest first',
  who,
  input: aPlayer,
  output: z.object({ items: z.array(watchNote) }),
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: { items: [exampleWatchNote] } },
});

const addWatchNote = endpoint({
  path: '/api/Watch/AddWatchNote',
  summary: 'Adds a note on a watched player',
  who,
  input: z.strictObject({ playerId: id, text: paragraph(maxNoteLength).min(1, 'required') }),
  output: noted,
  errors: ['NOT_FOUND'],
  creates: true,
  example: { input: { playerId: 80001, text: exampleWatchNote.text }, output: notedExample },
});

const deleteWatchNote = endpoint({
  path: '/api/Watch/DeleteWatchNote',
  summary: 'Deletes a note of the caller’s side',
  who,
  input: aNote,
  output: noted,
  errors: ['NOT_FOUND'],
  example: { input: { noteId: 901 }, output: { ...notedExample, notes: [] } },
});

const restoreWatchNote = endpoint({
  path: '/api/Watch/RestoreWatchNote',
  summary: 'Undoes the deletion of a note within 30 seconds',
  who,
  input: aNote,
  output: noted,
  errors: ['NOT_FOUND'],
  example: { input: { noteId: 901 }, output: notedExample },
});

export const watchEndpoints = {
  getWatchedIds,
  getWatchList,
  watchPlayer,
  unwatchPlayer,
  setWatchStage,
  getWatchNotes,
  addWatchNote,
  deleteWatchNote,
  restoreWatchNote,
};
