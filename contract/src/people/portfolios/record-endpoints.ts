import { playerRole } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { fullName, id } from '../../fields.ts';
import { page } from '../../paging.ts';
import { examplePlayer } from '../players/example-player.ts';
import { player, playerInput } from '../players/player.ts';
import { portfolioFilter } from './portfolio-filter.ts';

const agents = allow({ agent: 'own', premium: 'own', staff: 'all' });
const teams = allow({ team: 'own', staff: 'all' });
const coaches = allow({ coach: 'own', staff: 'all' });

const saved = z.object({ message: z.string(), player });
const done = z.object({ message: z.string() });
const savedExample = { message: 'Dati salvati', player: examplePlayer };
const exampleRecord = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: playerRole.attackingMidfielder,
} as const;
const listExample = { items: [examplePlayer], nextCursor: null, total: 1, totalIsExact: true };
const deleted = { message: 'Calciatore eliminato correttamente' };
const restored = { message: 'Calciatore ripristinato', player: examplePlayer };

const addOrUpdateAgentPlayer = endpoint({
  path: '/api/Agent/AddOrUpdateAgentPlayer',
  summary: 'Adds a player to the agent’s portfolio, or changes one that is already in it',
  who: agents,
  input: z.strictObject({ agentId: id.optional(), player: playerInput }),
  output: saved,
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'MINOR_PROTECTED'],
  creates: true,
  example: { input: { player: exampleRecord }, output: savedExample },
});

const addOrUpdateTeamPlayer = endpoint({
  path: '/api/Team/AddOrUpdateTeamPlayer',
  summary: 'Adds a player to the club’s portfolio, or changes one that is already in it',
  who: teams,
  input: z.strictObject({ teamId: id.optional(), player: playerInput }),
  output: saved,
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'MINOR_PROTECTED'],
  creates: true,
  example: { input: { player: exampleRecord }, output: savedExample },
});

const addOrUpdateCoachingStaffPlayer = endpoint({
  path: '/api/CoachingStaff/AddOrUpdateCoachingStaffPlayer',
  summary: 'Adds a player to the coach’s portfolio, or changes one that is already in it',
  who: coaches,
  input: z.strictObject({ coachingStaffId: id.optional(), player: playerInput }),
  output: saved,
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'MINOR_PROTECTED'],
  creates: true,
  example: { input: { player: exampleRecord }, output: savedExample },
});

const getAgentPlayerList = endpoint({
  path: '/api/Agent/GetAgentPlayerList',
  summary:
    'The agent’s portfolio, filtered and sorted, a page at a time; staff who name no agent get everybody’s',
  who: agents,
  input: z.strictObject({ agentId: id.optional(), ...portfolioFilter }),
  output: page(player),
  errors: ['SUBJECT_MISMATCH'],
  example: { input: { role: playerRole.attackingMidfielder, ageTo: 23, sort: 'age' }, output: listExample },
});

const getTeamPlayerList = endpoint({
  path: '/api/Team/GetTeamPlayerList',
  summary: 'The club’s portfolio, filtered and sorted; a premium agent reads the adults of any club’s',
  who: allow({ team: 'own', premium: 'all', staff: 'all' }),
  input: z.strictObject({ teamId: id.optional(), ...portfolioFilter }),
  output: page(player),
  errors: ['SUBJECT_MISMATCH'],
  example: {
    input: { teamId: 20001, role: playerRole.attackingMidfielder, ageTo: 23, sort: 'age' },
    output: listExample,
  },
});

const getCoachingStaffPlayerList = endpoint({
  path: '/api/CoachingStaff/GetCoachingStaffPlayerList',
  summary: 'The coach’s portfolio, filtered and sorted, a page at a time',
  who: coaches,
  input: z.strictObject({ coachingStaffId: id.optional(), ...portfolioFilter }),
  output: page(player),
  errors: ['SUBJECT_MISMATCH'],
  example: {
    input: { coachingStaffId: 60001, role: playerRole.attackingMidfielder, ageTo: 23, sort: 'age' },
    output: listExample,
  },
});

const deleteAgentPlayer = endpoint({
  path: '/api/Agent/DeletePlayer',
  summary: 'Takes a player out of the portfolio; one that was proposed to clubs needs staff’s review instead',
  who: agents,
  input: z.strictObject({ agentPlayerId: id }),
  output: done,
  errors: ['NOT_FOUND', 'PLAYER_PROPOSED'],
  example: { input: { agentPlayerId: 80001 }, output: deleted },
});

const deleteTeamPlayer = endpoint({
  path: '/api/Team/DeletePlayer',
  summary: 'Takes a player out of the club’s portfolio; one that was proposed needs staff’s review instead',
  who: teams,
  input: z.strictObject({ teamPlayerId: id }),
  output: done,
  errors: ['NOT_FOUND', 'PLAYER_PROPOSED'],
  example: { input: { teamPlayerId: 80001 }, output: deleted },
});

const deleteCoachingStaffPlayer = endpoint({
  path: '/api/CoachingStaff/DeletePlayer',
  summary: 'Takes a player out of the coach’s portfolio; one that was proposed needs staff’s review instead',
  who: coaches,
  input: z.strictObject({ coachingStaffPlayerId: id }),
  output: done,
  errors: ['NOT_FOUND', 'PLAYER_PROPOSED'],
  example: { input: { coachingStaffPlayerId: 80001 }, output: deleted },
});

const restoreAgentPlayer = endpoint({
  path: '/api/Agent/RestorePlayer',
  summary: 'Undoes the deletion of a portfolio player within 30 seconds',
  who: agents,
  input: z.strictObject({ agentPlayerId: id }),
  output: saved,
  errors: ['NOT_FOUND'],
  example: { input: { agentPlayerId: 80001 }, output: restored },
});

const restoreTeamPlayer = endpoint({
  path: '/api/Team/RestorePlayer',
  summary: 'Undoes the deletion of a club’s portfolio player within 30 seconds',
  who: teams,
  input: z.strictObject({ teamPlayerId: id }),
  output: saved,
  errors: ['NOT_FOUND'],
  example: { input: { teamPlayerId: 80001 }, output: restored },
});

const restoreCoachingStaffPlayer = endpoint({
  path: '/api/CoachingStaff/RestorePlayer',
  summary: 'Undoes the deletion of a coach’s portfolio player within 30 seconds',
  who: coaches,
  input: z.strictObject({ coachingStaffPlayerId: id }),
  output: saved,
  errors: ['NOT_FOUND'],
  example: { input: { coachingStaffPlayerId: 80001 }, output: restored },
});

const getAgentPlayerIdByName = endpoint({
  path: '/api/Agent/GetAgentPlayerIdByName',
  summary: 'The id of a player of the agent’s portfolio by the whole name, blind to accents and case',
  who: agents,
  input: z.strictObject({ agentId: id.optional(), playerName: fullName }),
  /** The record changed last, when several bear the name; `PlayerIds` are all of them. */
  output: z.object({ playerId: z.number().int(), playerIds: z.array(z.number().int()) }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND'],
  example: {
    input: { agentId: 40001, playerName: 'Tommaso Venier' },
    output: { playerId: 80001, playerIds: [80001] },
  },
});

/** The records of the three kinds of portfolio (spec §7: Agent, Team, Coaching staff). */
export const recordEndpoints = {
  addOrUpdateAgentPlayer,
  addOrUpdateTeamPlayer,
  addOrUpdateCoachingStaffPlayer,
  getAgentPlayerList,
  getTeamPlayerList,
  getCoachingStaffPlayerList,
  deleteAgentPlayer,
  deleteTeamPlayer,
  deleteCoachingStaffPlayer,
  restoreAgentPlayer,
  restoreTeamPlayer,
  restoreCoachingStaffPlayer,
  getAgentPlayerIdByName,
};
