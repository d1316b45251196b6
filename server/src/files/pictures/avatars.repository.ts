import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { picturedRecords } from '../avatar-owners.ts';

/** The last segment of a picture's address. */
export const avatarName = /^[A-Za-z0-9_-]{20,64}\.png$/;

export function avatarUrl(id: string): string {
  return `/avatars/${id}.png`;
}

/** The storage name of this picture. */
export function avatarStorageName(name: string): string {
  return `avatars/${name}`;
}

/** Inserted before the bytes are stored, so that the sweep finds what a crash leaves behind. */
export async function insertAvatar(db: Queryable, id: string, at: Date): Promise<void> {
  await sql`insert into avatars (id, created_at) values (${id}, ${at})`.execute(db);
}

/** Names of a person's stored pictures: of the account and of their own player and coaching staff records. */
export async function listPicturesOf(db: Queryable, accountId: number): Promise<string[]> {
  const urls = [...picturedRecords.all().values()].flatMap(({ ownUrls }) =>
    ownUrls ? [ownUrls(accountId)] : [],
  );
  const found = await sql<{ url: string }>`
    select distinct url from (${sql.join(urls, sql` union all `)}) as shown (url) where url is not null order by url`.execute(
    db,
  );
  const names = found.rows.map(({ url }) => url.replace(/^\/avatars\//, ''));
  return names.filter((name) => avatarName.test(name));
}

/** Pictures that no record references, uploaded before `until`. */
export async function listUnusedAvatars(db: Queryable, until: Date, most: number): Promise<string[]> {
  const isShown = [...picturedRecords.all().values()].map((records) =>
    records.isShown(sql`'/avatars/' || v.id || '.png'`),
  );
  const found = await sql<{ id: string }>`
    select v.id from avatars v
    where v.created_at < ${until} and not ${sql.join(isShown, sql` and not `)}
    limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function removeAvatarRow(db: Queryable, id: string): Promise<void> {
  await sql`delete from avatars where id = ${id}`.execute(db);
}
