import { SqlPort } from '../platform/database/sql-ids.ts';

/** The profile of a record that its player keeps; filled by the module of accounts. */
export const ownRecordProfile = new SqlPort("the profile of a player's own record");
