import { playerRole } from '@trattativa/domain/people/player-roles';
import {
  contractualStatus,
  contractualStatuses,
} from '@trattativa/domain/people/players/contractual-statuses';
import { maxAddressLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { id, language, line, oneOf, phoneNumber } from '../../fields.ts';
import { examplePlayer } from './example-player.ts';
import { guardianEndpoints } from './guardian-endpoints.ts';
import { playerOriginEndpoints } from './origin-endpoints.ts';
import { player, playerInput } from './player.ts';
import { cardReaders, recordWriters } from './player-access.ts';
import { registerPlayerFromTransfer } from './register-player-endpoint.ts';

const saved = z.object({ message: z.string(), player });
const exampleSaved = { message: 'Dati salvati correttamente', player: examplePlayer };

const getPlayerInfo = endpoint({
  path: '/api/Player/GetPlayerInfo',
  summary: 'One player, as far as the caller may see',
  who: cardReaders,
  input: z.strictObject({ playerId: id }),
  output: player,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: examplePlayer },
});

const savePlayerInfo = endpoint({
  path: '/api/Player/SavePlayerInfo',
  summary:
    'Saves a player’s own profile, or a record of one’s portfolio; a player without a profile begins one',
  who: recordWriters,
  input: z.strictObject({
    /** Without an id: the caller’s own profile. */
    player: playerInput,
    /** The language of the answer’s message; by default the one that the call is made in. */
    lang: language.optional(),
  }),
  output: saved,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'MINOR_PROTECTED'],
  example: {
    input: {
      player: {
        id: 80001,
        version: 3,
        name: 'Tommaso',
        surname: 'Venier',
        bornDate: '2004-03-17',
        principalRole: playerRole.attackingMidfielder,
        minutesPercent: 74,
      },
      lang: 'it',
    },
    output: exampleSaved,
  },
});

const savePlayerAddress = endpoint({
  path: '/api/Player/SavePlayerAddress',
  summary: 'Sets the address of a player’s home; empty takes it away',
  who: recordWriters,
  input: z.strictObject({ playerId: id, fullAddress: line(maxAddressLength) }),
  output: saved,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001, fullAddress: 'Via del Santo 12' }, output: exampleSaved },
});

const savePlayerActualStatus = endpoint({
  path: '/api/Player/SavePlayerActualStatus',
  summary: 'Sets the contractual status: 0 free, 1 under contract',
  who: recordWriters,
  input: z.strictObject({ playerId: id, actualStatus: oneOf(contractualStatuses) }),
  output: saved,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001, actualStatus: contractualStatus.free }, output: exampleSaved },
});

const savePlayerPhoneNumber = endpoint({
  path: '/api/Player/SavePlayerPhoneNumber',
  summary: 'Sets the telephone number; empty takes it away',
  who: recordWriters,
  input: z.strictObject({ playerId: id, phoneNumber }),
  output: saved,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001, phoneNumber: '+39 049 555 0101' }, output: exampleSaved },
});

export const playerEndpoints = {
  getPlayerInfo,
  savePlayerInfo,
  savePlayerAddress,
  savePlayerActualStatus,
  savePlayerPhoneNumber,
  ...playerOriginEndpoints,
  ...guardianEndpoints,
  registerPlayerFromTransfer,
};
