import { SqlPort } from '../platform/database/sql-ids.ts';

/** Expressions about the club of an account `a`; null without one. Filled by the people module. */
export const clubName = new SqlPort('the name of the club of an account');
export const clubPicture = new SqlPort('the picture of the club of an account');
