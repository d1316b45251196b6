/** The door to players for other modules. */
export { accessPlayer, accessPlayerToEdit, accessPortfolioPlayer } from './players/access-player.ts';
export { findRegisteredBirth } from './players/births.repository.ts';
export { fillPlayerRecord } from './players/fill-player-record.ts';
export { followMinorInPortfolios } from './players/follow-minor-in-portfolios.ts';
export { getPlayerInfo } from './players/get-player-info.ts';
export { accessPlayerContact, accessPlayerRecordOwner } from './players/get-player-owner.ts';
export { linkRecord, moveSkills, setListing } from './players/linked-records.repository.ts';
export { markFromTransfer, markPlayerSigned } from './players/mark-player.ts';
export { findOwnRecord, saveOwnRecord } from './players/own-records.repository.ts';
export { completenessOf, missingFields, type PlayerRow } from './players/player.ts';
export { canEditPlayer, canProposePlayer, isAdult, isMinor, ownsPlayer } from './players/players.policy.ts';
export {
  dealsOf,
  findPlayer,
  listPlayerAudience,
  type PlayerFields,
  playerColumns,
  recordsOf,
} from './players/players.repository.ts';
export { type PortfolioOwner, portfolioFrom } from './players/portfolio-owner.ts';
export { isKeptBy } from './players/portfolio-records.repository.ts';
export { type ProfileRules, profileRules } from './players/profile-rules.ts';
export { countNewPlayers } from './players/read-portfolio.ts';
export { savePlayerInfo } from './players/save-player-info.ts';
export { ownPlayerIds, playerIds } from './ports/records-of-files.repository.ts';
