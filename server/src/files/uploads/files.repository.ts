import type { FileParentKind } from '@trattativa/contract/files/uploads/files';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { accountName } from '../account-names.ts';
import { attachmentKinds, type FileParent, type Parent } from '../attachment-kinds.ts';

export interface FileRow
  extends Columns<
    'files',
    'id' | 'parent_id' | 'name' | 'type' | 'bytes' | 'generated' | 'uploaded_by' | 'created_at' | 'deleted_at'
  > {
  parent_kind: FileParentKind;
  uploader_name: string;
}

const columns = () => sql`
  f.id, f.parent_kind, f.parent_id, f.name, f.type, f.bytes, f.generated, f.uploaded_by,
  coalesce(${accountName.get()(sql`f.uploaded_by`)}, '') as uploader_name, f.created_at, f.deleted_at`;

/** A stored file, including deleted ones, excluding uploads in progress. */
export async function findFile(db: Queryable, id: string): Promise<FileRow | null> {
  const found = await sql<FileRow>`
    select ${columns()} from files f
    where f.id = ${id} and f.stored_at is not null`.execute(db);
  return found.rows[0] ?? null;
}

/** The attachments of a parent, oldest first. */
export async function listFiles(db: Queryable, parent: Parent): Promise<FileRow[]> {
  const found = await sql<FileRow>`
    select ${columns()} from files f
    where f.parent_kind = ${parent.kind} and f.parent_id = ${parent.id}
      and f.deleted_at is null and f.stored_at is not null
    order by f.created_at, f.id`.execute(db);
  return found.rows;
}

/** Whether anything is attached to a parent. */
export async function hasFiles(db: Queryable, { kind, id }: Parent): Promise<boolean> {
  const found = await sql`
    select from files
    where parent_kind = ${kind} and parent_id = ${id} and deleted_at is null and stored_at is not null limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** The attachments that hang under one id on parents of these kinds, oldest first. */
export async function listFilesOfKinds(
  db: Queryable,
  kinds: readonly FileParentKind[],
  id: number,
): Promise<FileRow[]> {
  const found = await sql<FileRow>`
    select ${columns()} from files f
    where f.parent_kind = any(${[...kinds]}::text[]) and f.parent_id = ${id}
      and f.deleted_at is null and f.stored_at is not null
    order by f.created_at, f.id`.execute(db);
  return found.rows;
}

/** The ids under which attachments hang on parents of these kinds. */
export async function listParentIds(db: Queryable, kinds: readonly FileParentKind[]): Promise<number[]> {
  const found = await sql<{ parent_id: number }>`
    select distinct parent_id from files
    where parent_kind = any(${[...kinds]}::text[]) and deleted_at is null`.execute(db);
  return found.rows.map(({ parent_id }) => parent_id);
}

export interface FileOfPerson extends FileRow {
  /** Sent by the person in a message that still exists, whether or not they are still in the conversation. */
  sent: boolean;
}

/** The files a person uploaded and those attached to their own records; oldest first. */
export async function listFilesOfPerson(db: Queryable, accountId: number): Promise<FileOfPerson[]> {
  const isSent = [...attachmentKinds.all()].flatMap(([kind, { isSentBy }]) =>
    isSentBy ? [sql`(f.parent_kind = ${kind} and ${isSentBy(accountId, sql`f.parent_id`)})`] : [],
  );
  const isOwn = [...attachmentKinds.all()].flatMap(([kind, { ownIds }]) =>
    ownIds ? [sql`(f.parent_kind = ${kind} and f.parent_id in (${ownIds(accountId)}))`] : [],
  );
  const found = await sql<FileOfPerson>`
    select ${columns()}, ${sql.join(isSent, sql` or `)} as sent
    from files f
    where f.deleted_at is null and f.stored_at is not null
      and ${sql.join([sql`(f.uploaded_by = ${accountId}`, ...isOwn], sql` or `)})
    order by f.created_at, f.id`.execute(db);
  return found.rows;
}

export interface NewFile {
  id: string;
  parent: Parent;
  name: string;
  type: string;
  bytes: number;
  generated: boolean;
  /** Hash of the stored bytes, in hex. */
  sha256: string;
  uploadedBy: number;
  at: Date;
}

/** Inserts a file before its bytes are stored: a crash in between leaves a row that the sweep finds. */
export async function insertUnstored(tx: Transaction, file: NewFile): Promise<void> {
  await sql`
    insert into files (id, parent_kind, parent_id, name, type, bytes, generated, sha256, uploaded_by, created_at)
    values (${file.id}, ${file.parent.kind}, ${file.parent.id}, ${file.name}, ${file.type}, ${file.bytes},
            ${file.generated}, ${file.sha256}, ${file.uploadedBy}, ${file.at})`.execute(tx);
}

/** False when the sweep has discarded it meanwhile. */
export async function markStored(db: Queryable, id: string, at: Date): Promise<boolean> {
  const stored = await sql`update files set stored_at = ${at} where id = ${id} returning id`.execute(db);
  return stored.rows.length > 0;
}

export async function markFileDeleted(db: Queryable, id: string, at: Date): Promise<boolean> {
  const done = await sql`
    update files set deleted_at = ${at} where id = ${id} and deleted_at is null returning id`.execute(db);
  return done.rows.length > 0;
}

/** Restores a file deleted after `since`. */
export async function unmarkFileDeleted(db: Queryable, id: string, since: Date): Promise<boolean> {
  const done = await sql`
    update files set deleted_at = null where id = ${id} and deleted_at >= ${since} returning id`.execute(db);
  return done.rows.length > 0;
}

/**
 * Moves all attachments, including uploads in progress, to another parent, as when a draft becomes a request.
 */
export async function moveFiles(tx: Transaction, from: Parent, to: Parent): Promise<void> {
  await sql`
    update files set parent_kind = ${to.kind}, parent_id = ${to.id}
    where parent_kind = ${from.kind} and parent_id = ${from.id}`.execute(tx);
}

/**
 * Attaches a person's unsent files to a parent. Returns the ids it moved: of two concurrent sends of one
 * file, the first wins.
 */
export async function moveUnsent(
  tx: Transaction,
  accountId: number,
  ids: readonly string[],
  to: Parent,
): Promise<string[]> {
  const moved = await sql<{ id: string }>`
    update files set parent_kind = ${to.kind}, parent_id = ${to.id}
    where id = any(${[...ids]}) and parent_kind = 'unsent' and uploaded_by = ${accountId}
      and stored_at is not null and deleted_at is null
    returning id`.execute(tx);
  return moved.rows.map(({ id }) => id);
}

/**
 * SQL that selects and locks unsent files inside a larger statement: of two concurrent sends of one file, the
 * second finds none. `ids` is a query for ids.
 */
export const lockUnsentSql = (ids: string): string => `
  select f.* from files f
  where f.id in (${ids}) and f.parent_kind = 'unsent' and f.stored_at is not null and f.deleted_at is null
  order by f.id for no key update`;

/**
 * The part of such a statement that attaches the locked files: `rows` is a query for file_id and parent_id.
 */
export const moveLockedSql = (kind: FileParentKind, rows: string): string => `
  update files f set parent_kind = '${kind}', parent_id = sent.parent_id
  from (${rows}) sent where f.id = sent.file_id`;

/**
 * Discards files chosen for a chat message or a proposal before an instant and never sent. Skips files that
 * are being sent now.
 */
export async function discardUnsent(db: Queryable, before: Date, at: Date): Promise<void> {
  await sql`
    update files set deleted_at = ${at}
    where parent_kind = 'unsent' and created_at < ${before} and deleted_at is null`.execute(db);
}

/**
 * Detaches the files of records erased with a person, and erases the names the person gave them. The bytes
 * are swept a day later, as for any deleted file.
 */
export async function eraseFiles(
  tx: Transaction,
  kinds: readonly FileParentKind[],
  parentIds: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    update files set deleted_at = coalesce(deleted_at, ${at}), name = 'file'
    where parent_kind = any(${[...kinds]}::text[]) and parent_id = any(${[...parentIds]}::bigint[])`.execute(
    tx,
  );
}

/** Unreachable files: abandoned uploads and final deletions. */
export async function listUnreachable(db: Queryable, until: Date, max: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    (select id from files where stored_at is null and created_at < ${until} limit ${max})
    union (select id from files where deleted_at < ${until} limit ${max})`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Files whose parent row is gone. */
export async function listOrphans(
  db: Queryable,
  kind: FileParentKind,
  { ids }: Pick<FileParent, 'ids'>,
  most: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select f.id from files f
    where f.parent_kind = ${kind} and not exists (select from (${ids}) p where p.id = f.parent_id)
    limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function removeFileRow(db: Queryable, id: string): Promise<void> {
  await sql`delete from files where id = ${id}`.execute(db);
}
