import { z } from 'zod';
import { allow } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { examplePlayer } from './example-player.ts';
import { player } from './player.ts';

const getPlayerInfo = endpoint({
  path: '/api/Player/GetPlayerInfo',
  summary: 'One player, as far as the caller may see',
  who: allow({
    player: 'own',
    team: 'related',
    agent: 'related',
    premium: 'related',
    coach: 'related',
    scout: 'related',
    staff: 'all',
  }),
  input: z.strictObject({ playerId: id }),
  output: player,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: examplePlayer },
});

export const playerEndpoints = { getPlayerInfo };
