import { playerRole } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { clubAnswers, playerAnswers, quizStates } from './quiz.ts';

const who = allow({ player: 'own', team: 'own', staff: 'all' });
/** A player answers as a player, a club as a club. */
const answers = { player: playerAnswers.optional(), club: clubAnswers.optional() };
const done = z.object({ message: z.string() });

const getQuiz = endpoint({
  path: '/api/Onboarding/GetQuiz',
  summary: 'The quiz of a new player or club: how far it has come, and what was answered',
  who,
  input: z.strictObject({}),
  output: z.object({
    /** Null for staff, who have none. */
    kind: z.enum(['player', 'club']).nullable(),
    state: z.enum(quizStates),
    step: z.number().int(),
    player: playerAnswers.nullable(),
    club: clubAnswers.nullable(),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      kind: 'player',
      state: 'open',
      step: 1,
      player: { principalRole: playerRole.attackingMidfielder },
      club: null,
    },
  },
});

const saveQuiz = endpoint({
  path: '/api/Onboarding/SaveQuiz',
  summary: 'Keeps the answers so far and the question on screen, so that the quiz can be gone on with later',
  who,
  input: z.strictObject({
    step: z.number({ error: 'notANumber' }).int('notWhole').min(0, 'tooSmall').max(20, 'tooBig'),
    ...answers,
  }),
  output: done,
  errors: ['SUBJECT_MISMATCH'],
  example: {
    input: { step: 1, player: { principalRole: playerRole.attackingMidfielder } },
    output: { message: 'Dati salvati correttamente' },
  },
});

const finishQuiz = endpoint({
  path: '/api/Onboarding/FinishQuiz',
  summary:
    'Writes the answers into the player’s profile, or the club’s scouting settings and the draft of its request',
  who,
  input: z.strictObject(answers),
  output: done.extend({
    /** The request that the club's answers have begun; null for a player. */
    draftId: z.number().int().nullable(),
  }),
  errors: ['SUBJECT_MISMATCH', 'CHANGED_MEANWHILE', 'TOO_MANY_DRAFTS'],
  example: {
    input: { player: { principalRole: playerRole.attackingMidfielder, searchLevels: [3, 4] } },
    output: { message: 'Dati salvati correttamente', draftId: null },
  },
});

const skipQuiz = endpoint({
  path: '/api/Onboarding/SkipQuiz',
  summary: 'Is not offered the quiz any more; it can still be opened',
  who,
  input: z.strictObject({}),
  output: done,
  errors: ['SUBJECT_MISMATCH'],
  example: { input: {}, output: { message: 'Dati salvati correttamente' } },
});

export const onboardingEndpoints = { getQuiz, saveQuiz, finishQuiz, skipQuiz };
