import { SqlPort } from '../platform/database/sql-ids.ts';

/** The profile type of a player's own record; filled by the identity module. */
export const ownRecordProfile = new SqlPort("the profile of a player's own record");
