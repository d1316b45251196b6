import type pg from 'pg';
import { giveTokens } from './bench-tokens.ts';

export interface ChatSeat {
  token: string;
  accountId: string;
  room: string;
}

/** Creates people with active sessions, in rooms of four. */
export async function fillChat(client: pg.Client, people: number): Promise<ChatSeat[]> {
  await client.query(
    `insert into accounts (email, password_hash, name, surname, profile, agent_type, terms_version, terms_accepted_at, activated_at, created_at)
     select 'chat' || n || '@bench.test', 'none', 'Chat', n::text, 2, 0, 'bench', now(), now(), now() from generate_series(1, $1) n`,
    [people],
  );
  const accounts = await client.query<{ account_id: string }>(
    `select id::text as account_id from accounts where email like 'chat%@bench.test' order by id`,
  );
  const tokens = await giveTokens(
    client,
    accounts.rows.map((row) => row.account_id),
  );
  await client.query(
    `insert into conversations (type, is_group, name, last_message_at, created_at)
     select 3, true, 'Room ' || n, now(), now() from generate_series(1, $1) n`,
    [people / 4],
  );
  await client.query(
    `with numbered as (select id, row_number() over (order by id) - 1 as n from accounts where email like 'chat%@bench.test'),
     rooms as (select id, row_number() over (order by id) - 1 as n from conversations where type = 3)
     insert into conversation_members (conversation_id, account_id, joined_at)
     select r.id, a.id, now() from numbered a join rooms r on r.n = a.n / 4`,
  );
  await client.query('vacuum analyze');
  const rooms = await client.query<{ room: string; account_id: string }>(
    `select m.conversation_id::text as room, a.id::text as account_id from conversation_members m join accounts a on a.id = m.account_id
     where a.email like 'chat%@bench.test' order by a.id`,
  );
  return rooms.rows.map(({ room, account_id: accountId }, index) => ({
    token: tokens[index] as string,
    accountId,
    room,
  }));
}
