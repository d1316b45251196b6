import type { ConsentAnswerer } from '@trattativa/domain/deals/proposal-consent';
import type { Language } from '@trattativa/domain/platform/languages';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

/** Person whom a proposal's mail may go to, and what is known of their address. */
export interface AskedPerson {
  has_login: boolean;
  /** The youngest that any record of the person says. */
  born_date: string | null;
  /** Address of the player's account. */
  email: string | null;
  /** The parent's address as the child registered it, or as staff checked it for a child without a login. */
  guardian_email: string | null;
  language: string | null;
  /** As the record says. */
  nationality: string | null;
  second_nationality: string | null;
  country: string | null;
  /** Address to which the proposing agent invited the player before. */
  invited_email: string | null;
  /** Account of the agent who proposes. */
  agent_account_id: number;
}

export async function findAskedPerson(db: Queryable, negotiationId: number): Promise<AskedPerson | null> {
  const found = await sql<AskedPerson>`
    select p.account_id is not null as has_login,
      greatest(p.born_date, a.born_date, (
        select max(o.born_date) from players o
        where o.account_id = p.account_id and o.profile = ${sqlProfile.player})) as born_date,
      a.email::text, a.language,
      case when p.account_id is null then c.email::text else a.guardian_email::text end as guardian_email, p.nationality, p.second_nationality, p.country,
      (select i.email::text from claim_invitations i
        where i.player_id = p.id and i.invited_by = g.account_id order by i.id desc limit 1) as invited_email,
      g.account_id as agent_account_id
    from negotiations n join proposals r on r.id = n.proposal_id join agents g on g.id = r.agent_id
    join players p on p.id = n.player_id left join accounts a on a.id = p.account_id
    left join guardian_addresses c on c.player_id = p.id
    where n.id = ${negotiationId}`.execute(db);
  return found.rows[0] ?? null;
}

export interface ConsentRequestRow
  extends Columns<'consent_requests', 'id' | 'proposal_id' | 'asked_at' | 'expires_at'> {
  language: Language;
  asked: Exclude<ConsentAnswerer, 'login'>;
  email: string | null;
  /** The proposal's first negotiation. */
  negotiation_id: number;
}

const selected = sql`
  select q.id, q.proposal_id, q.asked, q.email::text, q.language, q.asked_at, q.expires_at, n.id as negotiation_id
  from consent_requests q
  join lateral (select f.id from negotiations f where f.proposal_id = q.proposal_id order by f.id limit 1) n on true`;

/** The open request of a proposal. */
export async function findOpenRequest(db: Queryable, proposalId: number): Promise<ConsentRequestRow | null> {
  const found = await sql<ConsentRequestRow>`
    ${selected} where q.proposal_id = ${proposalId} and q.closed_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** A request that still waits for its mail. */
export async function findRequest(db: Queryable, id: number): Promise<ConsentRequestRow | null> {
  const found = await sql<ConsentRequestRow>`
    ${selected} where q.id = ${id} and q.closed_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** The request that a code answers now: neither used, nor replaced, nor too old. */
export async function findRequestOfCode(
  db: Queryable,
  hashes: readonly Buffer[],
  now: Date,
): Promise<ConsentRequestRow | null> {
  const found = await sql<ConsentRequestRow>`
    ${selected} where q.code_hash = any(${hashes}) and q.closed_at is null and q.expires_at > ${now}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Uses a request up, in one statement, so that one of two concurrent answers wins. */
export async function closeRequest(
  tx: Transaction,
  id: number,
  { answer, at }: { answer: 'confirm' | 'refuse'; at: Date },
): Promise<boolean> {
  const closed = await sql`
    update consent_requests set answer = ${answer}, closed_at = ${at}
    where id = ${id} and closed_at is null returning id`.execute(tx);
  return closed.rows.length > 0;
}

/** An earlier mail no longer answers. */
export async function replaceRequests(tx: Transaction, proposalId: number, at: Date): Promise<void> {
  await sql`
    update consent_requests set closed_at = ${at} where proposal_id = ${proposalId} and closed_at is null`.execute(
    tx,
  );
}

/** Stores a request. The database refuses one too many (`cap_consent_requests`, `cap_consent_requests_to_address`). */
export async function insertRequest(
  tx: Transaction,
  request: {
    proposalId: number;
    asked: Exclude<ConsentAnswerer, 'login'>;
    email: string;
    language: Language;
    askedBy: number;
    at: Date;
    expiresAt: Date;
  },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into consent_requests (proposal_id, asked, email, language, asked_by, asked_at, expires_at)
    values (${request.proposalId}, ${request.asked}, ${request.email}, ${request.language}, ${request.askedBy},
            ${request.at}, ${request.expiresAt}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** The code is made when the mail is written; one that was mailed before is worth nothing any more. */
export async function setRequestCode(db: Queryable, id: number, hash: Buffer): Promise<boolean> {
  const updated = await sql`
    update consent_requests set code_hash = ${hash} where id = ${id} and closed_at is null returning id`.execute(
    db,
  );
  return updated.rows.length > 0;
}

/** Prolongs an open request by the time its mail waited. */
export async function prolongRequest(tx: Transaction, hash: Buffer, waitedSeconds: number): Promise<void> {
  await sql`
    update consent_requests set expires_at = expires_at + ${waitedSeconds} * interval '1 second'
    where code_hash = ${hash} and closed_at is null`.execute(tx);
}

/** Empties the addresses of requests that are closed, or whose link is too old, since before an instant. */
export async function emptyOldRequests(tx: Transaction, before: Date): Promise<void> {
  await sql`
    update consent_requests set email = null
    where email is not null and coalesce(closed_at, expires_at) < ${before}`.execute(tx);
}

/** Removes the person's address, and what it could still answer: sent to them, or about their proposals. */
export async function emptyRequestsOf(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update consent_requests q set email = null, code_hash = null, closed_at = coalesce(q.closed_at, ${at})
    where q.email in (select unnest(array[a.email, a.guardian_email]) from accounts a where a.id = ${accountId})
       or q.proposal_id in (
         select r.id from proposals r join players p on p.id = r.player_id where p.account_id = ${accountId})`.execute(
    tx,
  );
}
