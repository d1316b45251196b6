import { allow } from '../../access.ts';

/** Readers of what belongs to a player's card (permission matrix, GetPlayerInfo and its like). */
export const cardReaders = allow({
  player: 'own',
  team: 'related',
  agent: 'related',
  premium: 'related',
  coach: 'related',
  scout: 'related',
  staff: 'all',
});

/** Writers of a part of a player's record (permission matrix, SavePlayerInfo and its like). */
export const recordWriters = allow({
  player: 'own',
  team: 'related',
  agent: 'related',
  premium: 'related',
  coach: 'related',
  staff: 'all',
});
