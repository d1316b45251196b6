import type { AgentType } from '@trattativa/domain/identity/agent-types';
import { type ProfileType, profileType, type SubProfile } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import type { PlayerFields } from '../people/players/players.repository.ts';
import { assertFound } from '../platform/database/assert-found.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { demoDomain } from './people/demo-addresses.ts';

/** 'foreign': the database has accounts that are not the demo's, so the demo must not be loaded. */
export type DemoState = 'absent' | 'partial' | 'loaded' | 'foreign';

export async function findDemoState(db: Database): Promise<DemoState> {
  const found = await sql<{ started: boolean; finished: boolean; inhabited: boolean }>`
    select exists (select 1 from demo_market) as started,
           exists (select 1 from demo_market where finished_at is not null) as finished,
           exists (select 1 from accounts) as inhabited`.execute(db);
  const state = found.rows[0];
  if (state?.finished) return 'loaded';
  if (state?.started) return 'partial';
  return state?.inhabited ? 'foreign' : 'absent';
}

export async function markDemoStarted(db: Database, at: Date): Promise<void> {
  await sql`insert into demo_market (started_at) values (${at})`.execute(db);
}

export async function markDemoFinished(db: Database, at: Date): Promise<void> {
  await sql`update demo_market set finished_at = ${at}`.execute(db);
  // Mails caused by the demo's history are not sent.
  await sql`truncate local_mail`.execute(db);
  await sql`analyze`.execute(db);
}

/** The player confirms an agent's proposal, as most players of the demo do without a login. */
export async function confirmDemoProposal(db: Database, proposalId: number, at: Date): Promise<void> {
  await sql`
    update proposals set consent = 'player', consented_at = ${at} where id = ${proposalId} and consent = 'waits'`.execute(
    db,
  );
}

/**
 * Deletes what an interrupted load left; the database holds nothing else (see `findDemoState`). The
 * standard messages stay, because migrations insert them.
 */
export async function clearPartialDemo(db: Database): Promise<void> {
  const found = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('schema_migrations', 'standard_messages')`.execute(
    db,
  );
  const tables = found.rows.map((row) => row.name);
  await db.transaction().execute(async (tx) => {
    // Triggers of some tables refuse deletions, so they are disabled here.
    const switchTriggers = async (state: 'disable' | 'enable') => {
      for (const table of tables) await sql.raw(`alter table ${table} ${state} trigger user`).execute(tx);
    };
    await switchTriggers('disable');
    await sql.raw(`truncate ${tables.join(', ')} restart identity cascade`).execute(tx);
    await switchTriggers('enable');
  });
}

export interface DemoAccount {
  email: string;
  name: string;
  surname: string;
  profile: ProfileType;
  subProfile?: SubProfile;
  agentType?: AgentType;
  role?: 'staff' | 'chatOwner' | 'administrator';
  language?: string;
}

export async function insertDemoAccount(
  tx: Transaction,
  account: DemoAccount,
  passwordHash: string,
  at: Date,
): Promise<number> {
  const isStaff = account.role !== undefined;
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, surname, profile, sub_profile, agent_type, is_staff,
                          is_administrator, is_chat_owner, language, terms_version, terms_accepted_at, activated_at, created_at)
    values (${account.email}, ${passwordHash}, ${account.name}, ${account.surname}, ${account.profile},
            ${account.subProfile ?? 0}, ${account.profile === profileType.agent ? (account.agentType ?? 0) : null}, ${isStaff},
            ${account.role === 'administrator'}, ${account.role === 'chatOwner'}, ${account.language ?? 'it'}, 'demo',
            ${at}, ${at}, ${at}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

export async function insertDemoAgent(
  tx: Transaction,
  accountId: number,
  society: string,
  at: Date,
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into agents (account_id, society, agent_number, country, nationality, updated_at)
    values (${accountId}, ${society}, ${`IT-${10_000 + accountId}`}, 'IT', 'IT', ${at}) returning id`.execute(
    tx,
  );
  return assertFound(inserted.rows[0]).id;
}

export async function insertDemoCoach(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`insert into coaching_staff (account_id, country, updated_at) values (${accountId}, 'IT', ${at})`.execute(
    tx,
  );
}

export interface DemoClub {
  name: string;
  city: string;
  country: string;
  region: string | null;
  league: string;
  level: number;
}

export async function insertDemoClub(
  tx: Transaction,
  club: DemoClub,
  registered: boolean,
  at: Date,
): Promise<number> {
  const italianCategories = [0, 1, 2, 6];
  const inserted = await sql<{ id: number }>`
    insert into teams (name, profile, country, region, city, category, level, league_name, contact_email, created_at, updated_at)
    values (${club.name}, ${registered ? 1 : 5}, ${club.country}, ${club.region}, ${club.city},
            ${club.country === 'IT' ? (italianCategories[club.level] ?? null) : null}, ${club.level}, ${club.league},
            ${`segreteria@${demoDomain(club.name)}`}, ${at}, ${at}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

export async function insertDemoMember(
  tx: Transaction,
  accountId: number,
  teamId: number,
  at: Date,
): Promise<void> {
  await sql`
    insert into team_members (account_id, team_id, is_owner, joined_at) values (${accountId}, ${teamId}, true, ${at})`.execute(
    tx,
  );
}

export type DemoPlayer = PlayerFields & {
  profile: ProfileType;
  agent_id: number | null;
  account_id: number | null;
  created_at: Date;
  updated_at: Date;
};

/** Inserts in batches of some hundred, one statement each. */
export async function insertDemoPlayers(tx: Transaction, players: readonly DemoPlayer[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < players.length; from += 200) {
    const inserted = await tx
      .insertInto('players')
      .values(players.slice(from, from + 200))
      .returning('id')
      .execute();
    ids.push(...inserted.map((row) => row.id));
  }
  return ids;
}

/** Inserts a message of a member into a negotiation's room; does nothing without a room. */
export async function insertDemoMessage(
  db: Database,
  message: { negotiationId: number; author: number; content: string; at: Date },
): Promise<void> {
  await sql`
    with room as (
      update conversations set last_seq = last_seq + 1, last_message_at = ${message.at}
      where negotiation_id = ${message.negotiationId}
        and exists (select 1 from conversation_members m where m.conversation_id = conversations.id and m.account_id = ${message.author})
      returning id, last_seq)
    insert into messages (conversation_id, seq, from_id, client_id, kind, content, inserted_at)
    select id, last_seq, ${message.author}, 'demo-' || last_seq, 'text', ${message.content}, ${message.at} from room`.execute(
    db,
  );
}

/** Marks messages before `before` as read by everybody; later ones stay unread. */
export async function markDemoRead(db: Database, before: Date): Promise<void> {
  await sql`
    update conversation_members m
    set last_read_seq = latest.seq, last_read_message_id = latest.id, read_at = greatest(m.joined_at, latest.at)
    from (select conversation_id, max(seq) as seq, max(id) as id, max(inserted_at) as at
          from messages where inserted_at < ${before} group by conversation_id) latest
    where latest.conversation_id = m.conversation_id and m.last_read_seq < latest.seq`.execute(db);
}
