import { sql } from 'kysely';
import { type RecordOwnerRow, recordOwnerColumns, recordOwnerJoins } from '../../people/portfolios.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

/** Withdraws the open invitation of a record; false when there is none. */
export async function closeInvitation(
  tx: Transaction,
  playerId: number,
  status: 'accepted' | 'declined' | 'withdrawn',
  at: Date,
): Promise<boolean> {
  const updated = await sql`
    update claim_invitations set status = ${status}, closed_at = ${at}
    where player_id = ${playerId} and status = 'open' returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Invitations for a record, and those to a mailbox for whatever record, wait for each other until the transaction ends. */
export async function lockInvitations(tx: Transaction, playerId: number, mailbox: string): Promise<void> {
  await sql`select from players where id = ${playerId} for no key update`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('invitations to ' || ${mailbox}::text, 0))`.execute(
    tx,
  );
}

/** How many invitations were sent since an instant: for a record, and to a mailbox for whatever record. */
export async function countInvitations(
  tx: Transaction,
  { playerId, mailbox, since }: { playerId: number; mailbox: string; since: Date },
): Promise<{ forRecord: number; toMailbox: number }> {
  const found = await sql<{ for_record: number; to_mailbox: number }>`
    select count(*) filter (where player_id = ${playerId})::int as for_record,
      count(*) filter (where mailbox_of(email::text) = ${mailbox})::int as to_mailbox
    from claim_invitations where (player_id = ${playerId} or mailbox_of(email::text) = ${mailbox}) and invited_at > ${since}`.execute(
    tx,
  );
  return { forRecord: found.rows[0]?.for_record ?? 0, toMailbox: found.rows[0]?.to_mailbox ?? 0 };
}

export async function insertInvitation(
  tx: Transaction,
  invitation: {
    playerId: number;
    email: string;
    language: string;
    invitedBy: number;
    at: Date;
    expiresAt: Date;
  },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into claim_invitations (player_id, email, language, invited_by, invited_at, expires_at)
    values (${invitation.playerId}, ${invitation.email}, ${invitation.language}, ${invitation.invitedBy},
            ${invitation.at}, ${invitation.expiresAt}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

export interface InvitationRow
  extends RecordOwnerRow,
    Columns<'claim_invitations', 'id' | 'player_id' | 'language' | 'invited_at' | 'expires_at' | 'status'> {
  player_name: string;
  player_surname: string;
  account_id: number | null;
  email: string;
  deleted_at: Date | null;
}

const columns = sql`
  i.id, i.player_id, p.name as player_name, p.surname as player_surname, p.account_id, i.email::text, i.language,
  i.invited_at, i.expires_at, i.status, p.deleted_at, ${recordOwnerColumns}`;
const joined = sql`claim_invitations i join players p on p.id = i.player_id ${recordOwnerJoins}`;

export async function findInvitation(db: Queryable, id: number): Promise<InvitationRow | null> {
  const found = await sql<InvitationRow>`select ${columns} from ${joined} where i.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findInvitationByCode(
  db: Queryable,
  hashes: readonly Buffer[],
): Promise<InvitationRow | null> {
  const found =
    await sql<InvitationRow>`select ${columns} from ${joined} where i.code_hash = any(${hashes})`.execute(db);
  return found.rows[0] ?? null;
}

/** The open invitation of a record. */
export async function findOpenInvitation(db: Queryable, playerId: number): Promise<InvitationRow | null> {
  const found = await sql<InvitationRow>`
    select ${columns} from ${joined} where i.player_id = ${playerId} and i.status = 'open'`.execute(db);
  return found.rows[0] ?? null;
}

/** Open invitations to the address of an account, the latest first. */
export async function listInvitationsTo(
  db: Queryable,
  accountId: number,
  now: Date,
): Promise<InvitationRow[]> {
  const found = await sql<InvitationRow>`
    select ${columns} from ${joined}
    where i.email = (select email from accounts where id = ${accountId}) and i.status = 'open'
      and i.expires_at > ${now} and p.deleted_at is null and p.account_id is null
    order by i.invited_at desc, i.id desc`.execute(db);
  return found.rows;
}

/**
 * Locks the record of an invitation, then the invitation, until the transaction ends; true when it is to this account's
 * address.
 */
export async function lockInvitation(tx: Transaction, id: number, accountId: number): Promise<boolean> {
  await sql`
    select from players where id = (select player_id from claim_invitations where id = ${id}) for no key update`.execute(
    tx,
  );
  const found = await sql`
    select 1 from claim_invitations i
    where i.id = ${id} and i.email = (select email from accounts where id = ${accountId}) for no key update`.execute(
    tx,
  );
  return found.rows.length > 0;
}

/** The code is made when the mail is written; one that was mailed before is worth nothing any more. */
export async function setInvitationCode(db: Queryable, id: number, hash: Buffer): Promise<boolean> {
  const updated = await sql`
    update claim_invitations set code_hash = ${hash} where id = ${id} and status = 'open' returning id`.execute(
    db,
  );
  return updated.rows.length > 0;
}

/** Prolongs an open invitation by the time its mail waited. */
export async function prolongInvitation(tx: Transaction, hash: Buffer, waitedSeconds: number): Promise<void> {
  await sql`
    update claim_invitations set expires_at = expires_at + ${waitedSeconds} * interval '1 second'
    where code_hash = ${hash} and status = 'open'`.execute(tx);
}

/** Deletes the invitations that were sent for records, whatever came of them. */
export async function deleteInvitationsFor(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await sql`delete from claim_invitations where player_id = any(${[...playerIds]}::bigint[])`.execute(tx);
}
