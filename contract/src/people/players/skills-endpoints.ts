import { evaluatorRole, evaluatorRoles } from '@trattativa/domain/people/evaluator-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { cardReaders, recordWriters } from './player-access.ts';
import { type SkillsEvaluations, selectedSkills, skillMarks, skillsEvaluations } from './skills.ts';

/** Agents and staff have no evaluator role (spec §3). */
const evaluators = allow({ player: 'own', team: 'related', coach: 'related', scout: 'related' });

const onePlayer = z.strictObject({ playerId: id });
const example = { playerId: 80001 };
const message = 'Dati salvati correttamente';

const exampleEvaluations: SkillsEvaluations = {
  playerId: 80001,
  roles: evaluatorRoles.map((role) => ({
    role,
    evaluators: role === evaluatorRole.scout ? 2 : 0,
    means: role === evaluatorRole.scout ? [{ skill: 18, mean: 7.5, evaluators: 2 }] : [],
  })),
  mine: null,
  evaluatesAs: evaluatorRole.scout,
};

const getPlayerSkillsSelected = endpoint({
  path: '/api/Player/GetPlayerSkillsSelected',
  summary: 'The skills that a player is known for, which matching compares',
  who: cardReaders,
  input: onePlayer,
  output: z.object({
    playerId: z.number().int(),
    skills: z.array(z.number().int()),
    can: z.object({ edit: z.boolean() }),
  }),
  errors: ['NOT_FOUND'],
  example: { input: example, output: { ...example, skills: [3, 17, 30], can: { edit: true } } },
});

const updatePlayerSkills = endpoint({
  path: '/api/Player/UpdatePlayerSkills',
  summary: 'Sets the skills that a player is known for; counts as a change of the profile',
  who: recordWriters,
  input: z.strictObject({ playerId: id, skills: selectedSkills }),
  output: z.object({ message: z.string(), skills: z.array(z.number().int()) }),
  errors: ['NOT_FOUND'],
  example: { input: { ...example, skills: [3, 17, 30] }, output: { message, skills: [3, 17, 30] } },
});

const getPlayerSkillsEvaluations = endpoint({
  path: '/api/Player/GetPlayerSkillsEvaluations',
  summary: 'For each of the five evaluator roles the mean of every skill, and how many have evaluated',
  who: cardReaders,
  input: onePlayer,
  output: skillsEvaluations,
  errors: ['NOT_FOUND'],
  example: { input: example, output: exampleEvaluations },
});

const savePlayerEvaluation = endpoint({
  path: '/api/Player/SavePlayerEvaluation',
  summary: 'The caller’s evaluation of a player, in place of an earlier one; no change of the profile',
  who: evaluators,
  input: z.strictObject({ playerId: id, values: skillMarks }),
  output: z.object({ message: z.string(), evaluations: skillsEvaluations }),
  errors: ['NOT_FOUND'],
  example: {
    input: { ...example, values: [{ skill: 18, value: 7 }] },
    output: { message, evaluations: exampleEvaluations },
  },
});

/** The skills that a player is known for, and what evaluators think of them (spec §3, §7). */
export const playerSkillsEndpoints = {
  getPlayerSkillsSelected,
  updatePlayerSkills,
  getPlayerSkillsEvaluations,
  savePlayerEvaluation,
};
