import { type RawBuilder, sql } from 'kysely';
import type { PicturedRecords } from '../../files/avatar-owners.ts';
import { sqlProfile } from '../../identity/sql-names.ts';

/** Queries for the ids of records that may carry attachments. */
export const playerIds = sql`select id from players`;
export const coachingStaffIds = sql`select id from coaching_staff`;
export const agentIds = sql`select id from agents`;

/** A query for the id of a person's own record as a player. */
export const ownPlayerIds = (accountId: number): RawBuilder<unknown> =>
  sql`select id from players where account_id = ${accountId} and profile = ${sqlProfile.player}`;

/** A query for the id of a person's own record as a coach or scout. */
export const ownStaffIds = (accountId: number): RawBuilder<unknown> =>
  sql`select id from coaching_staff where account_id = ${accountId}`;

/** The pictures that records show. */
export const recordPictures: Record<'player' | 'coachingStaff' | 'team', PicturedRecords> = {
  player: {
    isShown: (url) => sql`exists (select from players where image_url = ${url})`,
    ownUrls: (accountId) =>
      sql`select image_url from players where account_id = ${accountId} and profile = ${sqlProfile.player}`,
  },
  coachingStaff: {
    isShown: (url) => sql`exists (select from coaching_staff where image_url = ${url})`,
    ownUrls: (accountId) => sql`select image_url from coaching_staff where account_id = ${accountId}`,
  },
  team: { isShown: (url) => sql`exists (select from teams where image_url = ${url})` },
};
