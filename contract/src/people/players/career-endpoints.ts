import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, instant } from '../../fields.ts';
import { type Career, career, careerEntryInput, figuresToConfirm, maxToConfirm } from './career.ts';
import { exampleCareerEntry } from './example-career-entry.ts';
import { cardReaders, recordWriters } from './player-access.ts';

const example = { playerId: 80001 };
const message = 'Dati salvati correttamente';

const exampleCareer: Career = {
  playerId: 80001,
  items: [{ ...exampleCareerEntry, canVerify: false }],
  limits: { registered: 3, played: 2 },
  can: { edit: true },
};

const exampleCareerEntryInput = {
  teamId: 20001,
  category: 6,
  division: 'Serie D, girone C',
  season: '2025/26',
  startYear: 2025,
  endYear: 2026,
  salary: 900,
  appearances: 28,
  starts: 24,
  minutes: 2140,
  goals: 7,
  assists: 5,
} as const;

const getPlayerCareer = endpoint({
  path: '/api/Player/GetPlayerCareer',
  summary: 'The career entries of a player’s career, the newest first',
  who: cardReaders,
  input: z.strictObject({ playerId: id }),
  output: career,
  errors: ['NOT_FOUND'],
  example: { input: example, output: exampleCareer },
});

const savedCareer = z.object({ message: z.string(), experienceId: z.number().int(), career });
const exampleSaved = { message, experienceId: 160001, career: exampleCareer };

const savePlayerLastExperience = endpoint({
  path: '/api/Player/SavePlayerLastExperience',
  summary:
    'Saves the newest career entry: one of the same season replaces it, a later one is added; an earlier one is added too and the newest stays',
  who: recordWriters,
  input: z.strictObject({ playerId: id, experience: careerEntryInput }),
  output: savedCareer,
  errors: ['NOT_FOUND', 'CLUB_MUST_BE_SELECTED'],
  example: { input: { ...example, experience: exampleCareerEntryInput }, output: exampleSaved },
});

const savePlayerExperience = endpoint({
  path: '/api/Player/SavePlayerExperience',
  summary: 'Adds a career entry to the career, or changes one by its id; omitted fields stay',
  who: recordWriters,
  input: z.strictObject({ playerId: id, experience: careerEntryInput }),
  output: savedCareer,
  errors: ['NOT_FOUND', 'CLUB_MUST_BE_SELECTED'],
  creates: true,
  example: { input: { ...example, experience: exampleCareerEntryInput }, output: exampleSaved },
});

const deletePlayerExperience = endpoint({
  path: '/api/Player/DeletePlayerExperience',
  summary: 'Deletes a career entry of the career',
  who: recordWriters,
  input: z.strictObject({ playerId: id, experienceId: id }),
  output: z.object({ message: z.string(), career }),
  errors: ['NOT_FOUND'],
  example: {
    input: { ...example, experienceId: 160001 },
    output: { message: 'Esperienza eliminata', career: { ...exampleCareer, items: [] } },
  },
});

const verifyPlayerFigures = endpoint({
  path: '/api/Player/VerifyPlayerFigures',
  summary: 'The club of a career entry confirms the figures that it saw there, or takes that back',
  who: allow({ team: 'related' }),
  input: z.strictObject({
    playerId: id,
    experienceId: id,
    /** As the caller read it: figures that have changed meanwhile are not confirmed, 409. */
    figuresAt: instant,
    verified: z.boolean(),
  }),
  output: z.object({ message: z.string(), career }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE'],
  example: {
    input: { ...example, experienceId: 160001, figuresAt: '2026-10-02T09:30:00.000Z', verified: true },
    output: { message: 'Dati confermati', career: exampleCareer },
  },
});

const refusePlayerFigures = endpoint({
  path: '/api/Player/RefusePlayerFigures',
  summary: 'The club of a career entry says that it does not confirm the figures that it saw there',
  who: allow({ team: 'related' }),
  input: z.strictObject({
    playerId: id,
    experienceId: id,
    /** As the caller read it: figures that have changed meanwhile are not answered, 409. */
    figuresAt: instant,
  }),
  output: z.object({ message: z.string(), career }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE'],
  example: {
    input: { ...example, experienceId: 160001, figuresAt: '2026-10-02T09:30:00.000Z' },
    output: { message: 'Numeri non confermati', career: exampleCareer },
  },
});

const getFiguresToConfirm = endpoint({
  path: '/api/Player/GetFiguresToConfirm',
  summary:
    'Season figures at the caller’s club that wait for its answer, of players whom it may see, the newest first',
  who: allow({ team: 'own' }),
  input: z.strictObject({}),
  output: z.object({ items: z.array(figuresToConfirm).max(maxToConfirm), total: z.number().int() }),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          playerId: 80001,
          playerName: 'Luca Ferri',
          experienceId: 160001,
          season: '2025/26',
          startYear: 2025,
          endYear: 2026,
          appearances: 28,
          minutes: 2140,
          goals: 7,
          figuresBy: 'agent',
          figuresAt: '2026-10-02T09:30:00.000Z',
        },
      ],
      total: 1,
    },
  },
});

/** The career entries of a player's career (spec §3, §7). */
export const playerCareerEndpoints = {
  getPlayerCareer,
  savePlayerLastExperience,
  savePlayerExperience,
  deletePlayerExperience,
  verifyPlayerFigures,
  refusePlayerFigures,
  getFiguresToConfirm,
};
