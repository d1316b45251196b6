import type pg from 'pg';
import { avatarStorageName } from '../../files/pictures/avatars.repository.ts';
import { storageName } from '../../files/uploads/store-file.ts';

/** The names under which the store has the files that this database refers to. */
export async function listStoredNames(client: pg.Client): Promise<string[]> {
  const files = await client.query<{ id: string }>(
    'select id from files where stored_at is not null and deleted_at is null order by created_at, id',
  );
  const pictures = await client.query<{ id: string }>('select id from avatars order by created_at, id');
  return [
    ...files.rows.map(({ id }) => storageName(id)),
    ...pictures.rows.map(({ id }) => avatarStorageName(`${id}.png`)),
  ];
}
