/** The door to the search for people and clubs for other modules. */
export { findAgentsByWords } from './search/find-agents.ts';
export { findPairsByWords } from './search/find-pairs.ts';
export { findPlayersByWords } from './search/find-players.ts';
export { findTeamsByWords } from './search/find-teams.ts';
export { foldWord, type SearchWord, searchWords, wordsIn } from './search/search-words.ts';
