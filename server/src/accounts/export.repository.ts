import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Whose data: the account, and the records that are theirs. */
export interface ExportSubject {
  accountId: number;
  agentId: number | null;
  coachingStaffId: number | null;
  teamId: number | null;
}

/** The player records about the person: the own one, and those that others keep and have linked to the account. */
const theirPlayers = (accountId: number) => sql`select id from players where account_id = ${accountId}`;

/**
 * What is kept about a person, part by part: what they said, what was said of them, what they took part in. Nothing
 * about anybody else, and no secret of the service (hashes, keys).
 */
function parts({
  accountId,
  agentId,
  coachingStaffId,
  teamId,
}: ExportSubject): Record<string, RawBuilder<unknown>> {
  return {
    account: sql`select to_jsonb(a) - 'password_hash' - 'partner_id' as row from accounts a where id = ${accountId}`,
    mailSwitchedOff: sql`select to_jsonb(m.kind) as row from mail_switches m where account_id = ${accountId}`,
    quiz: sql`select to_jsonb(q) as row from quizzes q where account_id = ${accountId}`,
    sessions: sql`
      select jsonb_build_object('createdAt', created_at, 'lastUsedAt', last_used_at, 'endedAt', ended_at,
                                'userAgent', user_agent) as row
      from sessions where account_id = ${accountId} order by created_at`,
    ownRecords: sql`select to_jsonb(p) as row from players p where account_id = ${accountId} and profile = 0`,
    recordsKeptByOthers: sql`
      select to_jsonb(p) - 'comments' - 'commission_fee_min_cents' - 'commission_fee_max_cents' as row
      from players p where account_id = ${accountId} and profile <> 0`,
    career: sql`
      select to_jsonb(e) as row from player_experiences e where player_id in (${theirPlayers(accountId)})`,
    evaluationsReceived: sql`
      select jsonb_build_object('evaluatorRole', evaluator_role, 'marks', marks, 'at', evaluated_at) as row
      from player_evaluations where player_id in (${theirPlayers(accountId)})`,
    evaluationsGiven: sql`
      select jsonb_build_object('playerId', player_id, 'marks', marks, 'at', evaluated_at) as row
      from player_evaluations where account_id = ${accountId}`,
    agent: sql`select to_jsonb(g) as row from agents g where account_id = ${accountId}`,
    coachingStaff: sql`select to_jsonb(c) as row from coaching_staff c where account_id = ${accountId}`,
    club: sql`
      select jsonb_build_object('teamId', t.id, 'name', t.name, 'isOwner', m.is_owner, 'joinedAt', m.joined_at) as row
      from team_members m join teams t on t.id = m.team_id where m.account_id = ${accountId}`,
    files: sql`
      select jsonb_build_object('name', name, 'type', type, 'bytes', bytes, 'at', created_at) as row
      from files where uploaded_by = ${accountId} and deleted_at is null`,
    savedSearches: sql`select jsonb_build_object('name', name, 'query', query) as row from saved_searches where account_id = ${accountId}`,
    disputes: sql`
      select jsonb_build_object('reason', reason, 'status', status, 'at', disputed_at) as row
      from listing_disputes where account_id = ${accountId}`,
    mandates: sql`
      select to_jsonb(m) - 'territory' as row from mandates m
      where account_id = ${accountId} or agent_id = ${agentId}::bigint`,
    shortlists: sql`
      select jsonb_build_object('name', s.name, 'createdAt', s.created_at) as row
      from scout_shortlists s where coaching_staff_id = ${coachingStaffId}::bigint`,
    negotiations: sql`
      select jsonb_build_object('id', n.id, 'status', n.status, 'createdAt', n.created_at, 'changedAt', n.changed_at) as row
      from negotiations n join proposals o on o.id = n.proposal_id
      where n.player_id in (${theirPlayers(accountId)}) or o.proposer_account_id = ${accountId}
         or n.team_id = ${teamId}::bigint`,
    requests: sql`select to_jsonb(r) as row from requests r where created_by = ${accountId}`,
    messages: sql`
      select jsonb_build_object('conversationId', conversation_id, 'content', content, 'at', inserted_at) as row
      from messages where from_id = ${accountId} order by id`,
  };
}

/** One read-only moment of the database: the parts agree with each other. */
export async function readEverythingAbout(
  db: Database,
  subject: ExportSubject,
): Promise<Record<string, unknown[]>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const read: Record<string, unknown[]> = {};
      for (const [name, query] of Object.entries(parts(subject))) {
        const { rows } = await query.execute(tx);
        read[name] = (rows as { row: unknown }[]).map(({ row }) => row);
      }
      return read;
    });
}
