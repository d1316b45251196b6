/** The door to players for other modules. */
export { accessPlayer, accessPlayerToEdit, accessPortfolioPlayer } from './players/access-player.ts';
export { findRegisteredBirth } from './players/births.repository.ts';
export { fillPlayerRecord } from './players/fill-player-record.ts';
export { getPlayerInfo } from './players/get-player-info.ts';
export { accessPlayerContact, accessPlayerRecordOwner } from './players/get-player-owner.ts';
export { lastDayOf } from './players/keep-minors-protected.ts';
export { linkRecord, moveSkills, setListing } from './players/own-profile/linked-records.repository.ts';
export { findOwnRecord, saveOwnRecord } from './players/own-profile/own-records.repository.ts';
export { type ProfileRules, profileRules } from './players/own-profile/profile-rules.ts';
export { completenessOf, missingFields, type PlayerRow } from './players/player.ts';
export { canEditPlayer, canProposePlayer, isAdult, isMinor, ownsPlayer } from './players/players.policy.ts';
export {
  dealsOf,
  findPlayer,
  listPlayerAudience,
  lockPerson,
  lockPlayer,
  type PlayerFields,
  playerColumns,
  recordsOf,
} from './players/players.repository.ts';
export { followMinorInPortfolios } from './players/portfolio/follow-minor-in-portfolios.ts';
export { markFromTransfer } from './players/portfolio/mark-from-transfer.ts';
export { type PortfolioOwner, portfolioFrom } from './players/portfolio/portfolio-owner.ts';
export { isKeptBy } from './players/portfolio/portfolio-records.repository.ts';
export { countNewPlayers } from './players/portfolio/read-portfolio.ts';
export { savePlayerInfo } from './players/save-player-info.ts';
export { ownPlayerIds, playerIds } from './ports/records-of-files.repository.ts';
