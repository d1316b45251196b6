import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { ownRecordProfile } from '../own-record.ts';

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
  const found = await sql<{ url: string }>`
    select image_url as url from accounts where id = ${accountId} and image_url is not null
    union select image_url from players where account_id = ${accountId} and profile = ${ownRecordProfile} and image_url is not null
    union select image_url from coaching_staff where account_id = ${accountId} and image_url is not null
    order by url`.execute(db);
  const names = found.rows.map(({ url }) => url.replace(/^\/avatars\//, ''));
  return names.filter((name) => avatarName.test(name));
}

/** Pictures that no record references, uploaded before `until`. */
export async function listUnusedAvatars(db: Queryable, until: Date, max: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select v.id from avatars v
    where v.created_at < ${until}
      and not exists (select from accounts where image_url = '/avatars/' || v.id || '.png')
      and not exists (select from players where image_url = '/avatars/' || v.id || '.png')
      and not exists (select from teams where image_url = '/avatars/' || v.id || '.png')
      and not exists (select from coaching_staff where image_url = '/avatars/' || v.id || '.png')
    limit ${max}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function removeAvatarRow(db: Queryable, id: string): Promise<void> {
  await sql`delete from avatars where id = ${id}`.execute(db);
}
