/** Exports of players for other modules. */

export { usePlayerFieldRules } from './players/form/player-field-rules.ts';
export type { PlayerField } from './players/form/player-form-values.ts';
export { playerName } from './players/page/player-facts.ts';
export {
  editPlayerPath,
  evaluatePlayerPath,
  newPlayerPath,
  ownProfilePath,
  playerPath,
} from './players/player-paths.ts';
export {
  useOwnProfileId,
  usePlayer,
  usePortfolioFigures,
  useWholePortfolio,
} from './players/players.queries.ts';
export { useLevelWords } from './players/use-level-words.ts';
export { usePlayerRows } from './players/use-player-rows.ts';
export { usePlayerWords } from './players/use-player-words.ts';
