/** What other modules use of players. */
export { accessPlayer, accessPlayerToEdit } from './players/access-player.ts';
export { accessPortfolioPlayer } from './players/access-portfolio-player.ts';
export { fillPlayerRecord } from './players/fill-player-record.ts';
export { getPlayerInfo } from './players/get-player-info.ts';
export { linkRecord, moveSkills, setListing } from './players/linked-records.repository.ts';
export { markFromTransfer } from './players/mark-from-transfer.ts';
export { markPlayerSigned } from './players/mark-player-signed.ts';
export { findOwnRecord, findRegisteredBirth } from './players/own-records.repository.ts';
export type { PlayerRow } from './players/player.ts';
export { canEditPlayer, canProposePlayer, isAdult, isMinor, ownsPlayer } from './players/players.policy.ts';
export { findPlayer, listPlayerAudience, type PlayerFields } from './players/players.repository.ts';
export { type PortfolioOwner, portfolioFrom } from './players/portfolio-owner.ts';
export { isKeptBy } from './players/portfolio-records.repository.ts';
export { saveOwnRecord } from './players/save-own-record.ts';
export { savePlayerInfo } from './players/save-player-info.ts';
