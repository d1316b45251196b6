/** The door to portfolios for other modules. */
export { listStaffAccounts } from './portfolios/concerned.repository.ts';
export { endPlayerRecord } from './portfolios/end-player-record.ts';
export { textsFor } from './portfolios/jobs/portfolio-mail-words.ts';
export {
  type ListedPlayerRow,
  listedPlayerColumns,
  presentListedPlayer,
  presentRecordOwner,
  type RecordOwnerRow,
  recordOwnerColumns,
  recordOwnerJoins,
} from './portfolios/record-owners-sql.ts';
export { closeRemovalRequest } from './portfolios/removals.repository.ts';
export {
  type AlertingSearch,
  claimSearch,
  listDailySearchers,
  listDailySearches,
  listSearchesDue,
  markSearchesTold,
} from './portfolios/saved-searches.repository.ts';
