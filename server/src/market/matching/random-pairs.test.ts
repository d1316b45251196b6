import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillMarket, stateTerms } from '../../../test/factories/market.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { comparedSql } from './compared-pairs.repository.ts';
import { kindConditions, scoreSql, withTerms } from './criteria.repository.ts';
import { listMatchPlayers, listMatchRequests } from './matched-pairs.repository.ts';
import { matchedPlayer, matchedRequest } from './present-match.ts';

const today = '2026-10-02';
let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
  await fillMarket(app.services.db, { players: 2300, requests: 110, agents: 4, clubs: 4 }, app.clock.now());
  await stateTerms(app.services.db);
});
afterAll(() => app.close());

it.each(['exact', 'bands'] as const)(
  'the database and the pure rule agree on kind and score of 200,000 pairs drawn at random, with pay judged: %s',
  async (pay) => {
    const { db } = app.services;
    const ids = await sql<{ players: number[]; requests: number[] }>`
    select array(select player_id from player_market where listed and signed_season is distinct from 2026) as players,
      array(select id from requests) as requests`.execute(db);
    const { players, requests } = ids.rows[0] as { players: number[]; requests: number[] };
    const asked = [...(await listMatchRequests(db, requests)).values()];
    const known = [...(await listMatchPlayers(db, players)).values()].map((row) => ({
      id: row.id,
      player: matchedPlayer(row),
    }));
    let pairs = 0;
    for (const row of asked) {
      const request = matchedRequest(row);
      const found = await sql<{ player_id: number; kind: MatchingKind | 'none'; score: number }>`
      select player_id, case when ${kindConditions.exact} then 'exact'
          when ${kindConditions.potential} then 'potential' when ${kindConditions.partial} then 'partial' else 'none' end as kind,
        ${scoreSql} as score
      from (${comparedSql(today, sql`requests r cross join player_market p`, sql`r.id = ${row.id}`, withTerms[pay].all)}) as pairs`.execute(
        db,
      );
      const said = new Map(found.rows.map((pair) => [pair.player_id, pair]));
      for (const { id, player } of known) {
        const { kind, score } = evaluateMatch(player, request, pay);
        const pair = said.get(id);
        pairs += 1;
        if (pair?.kind !== kind)
          expect({ id, request: row.id, kind: pair?.kind }).toEqual({ id, request: row.id, kind });
        if (pair?.score !== score)
          expect({ id, request: row.id, score: pair?.score }).toEqual({ id, request: row.id, score });
      }
    }
    expect(pairs).toBeGreaterThan(200_000);
  },
  120_000,
);
