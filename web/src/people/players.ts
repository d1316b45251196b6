/** What other modules use of players. */
export { playerName } from './players/player-facts.ts';
export { limits, usePlayerFieldRules } from './players/player-field-rules.ts';
export type { PlayerField } from './players/player-form-values.ts';
export {
  editPlayerPath,
  evaluatePlayerPath,
  newPlayerPath,
  ownProfilePath,
  playerPath,
} from './players/player-paths.ts';
export { useOwnProfileId, usePlayer, usePortfolioFigures } from './players/players.queries.ts';
export { type PlayerWords, usePlayerWords } from './players/use-player-words.ts';
