/** Cache keys and live rules of players for other modules. */
export { playersKeys } from './players/players-keys.ts';
