import type pg from 'pg';
import { readConfig } from '../../server/src/platform/config.ts';
import { createIds } from '../../server/src/platform/ids.ts';

export const chatToken = (n: number) => `chat-bench-token-${String(n).padStart(12, '0')}`;

/** People with living sessions, and rooms of four; answers the room of each person, in the order of their tokens. */
export async function fillChat(client: pg.Client, people: number): Promise<string[]> {
  const ids = createIds(readConfig({}).tokenSecret);
  await client.query(
    `insert into accounts (email, password_hash, name, surname, profile, agent_type, terms_version, terms_accepted_at, activated_at, created_at)
     select 'chat' || n || '@bench.test', 'none', 'Chat', n::text, 2, 0, 'bench', now(), now(), now() from generate_series(1, $1) n`,
    [people],
  );
  await client.query(
    `with numbered as (select id, row_number() over (order by id) as n from accounts where email like 'chat%@bench.test'),
     opened as (
       insert into sessions (id, account_id, created_at, last_used_at, refresh_hash, rotated_at)
       select gen_random_uuid(), id, now(), now(), sha256(convert_to('refresh' || n, 'UTF8')), now() from numbered
       returning id, account_id)
     insert into access_tokens (hash, session_id, expires_at)
     select t.hash, o.id, now() + interval '1 day'
     from opened o join numbered a on a.id = o.account_id join unnest($1::bytea[]) with ordinality as t (hash, n) on t.n = a.n`,
    [Array.from({ length: people }, (_, index) => ids.hash(chatToken(index + 1)))],
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
  const rooms = await client.query<{ room: string }>(
    `select m.conversation_id::text as room from conversation_members m join accounts a on a.id = m.account_id
     where a.email like 'chat%@bench.test' order by a.id`,
  );
  return rooms.rows.map((row) => row.room);
}
