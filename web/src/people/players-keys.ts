/** Cache keys of players for other modules. */
export { playersKeys } from './players/players.live.ts';
