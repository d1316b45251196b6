import type pg from 'pg';
import { createIds } from '../../server/src/platform/ids.ts';

/** The key of every service under measurement: its sessions are written directly to its database. */
export const benchTokenSecrets = { present: 'the token secret of the benchmarks', former: [] };

/** Creates sessions for these accounts; returns their access tokens in the same order. */
export async function giveTokens(client: pg.Client, accountIds: readonly string[]): Promise<string[]> {
  const ids = createIds(benchTokenSecrets);
  const tokens = accountIds.map((accountId) => `bench-token-${accountId.padStart(16, '0')}`);
  await client.query(
    `with opened as (
       insert into sessions (id, account_id, created_at, last_used_at, refresh_hash, rotated_at)
       select gen_random_uuid(), id, now(), now(), sha256(convert_to('refresh' || id, 'UTF8')), now()
       from unnest($1::bigint[]) id
       returning id, account_id)
     insert into access_tokens (hash, session_id, expires_at)
     select t.hash, o.id, now() + interval '1 day'
     from opened o join unnest($1::bigint[], $2::bytea[]) as t (account_id, hash) on t.account_id = o.account_id`,
    [accountIds, tokens.map((token) => ids.hash(token))],
  );
  return tokens;
}
