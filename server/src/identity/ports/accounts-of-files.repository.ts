import { type RawBuilder, sql } from 'kysely';
import type { PicturedRecords } from '../../files/avatar-owners.ts';

/** The pictures that accounts show. */
export const accountPictures: PicturedRecords = {
  isShown: (url) => sql`exists (select from accounts where image_url = ${url})`,
  ownUrls: (accountId) => sql`select image_url from accounts where id = ${accountId}`,
};

/** A query for the ids of accounts. */
export const accountIds = sql`select id from accounts`;

/** An expression for the name of an account. */
export const nameOfAccount = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select trim(a.name || ' ' || a.surname) from accounts a where a.id = ${id})`;
