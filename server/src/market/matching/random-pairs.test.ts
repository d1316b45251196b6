import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { fitnessOf } from '@trattativa/domain/market/matching/fitness';
import { fitnessPresets } from '@trattativa/domain/market/matching/fitness-presets';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillMarket, stateOrder, stateTerms } from '../../../test/factories/market.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { comparedSql } from './compared-pairs.repository.ts';
import { kindConditions, scoreSql, withTerms } from './criteria.repository.ts';
import { listMatchPlayers, listMatchRequests } from './matched-pairs.repository.ts';
import { fitnessColumns, fitnessSql } from './order/fitness.repository.ts';
import { matchedRequest, orderedPlayer } from './present-match.ts';

const today = '2026-10-02';
let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
  await fillMarket(app.services.db, { players: 2300, requests: 110, agents: 4, clubs: 4 }, app.clock.now());
  await stateTerms(app.services.db);
  await stateOrder(app.services.db);
});
afterAll(() => app.close());

it.each(['exact', 'bands'] as const)(
  'the database and the pure rule agree on kind, score and fitness of 200,000 pairs drawn at random, with pay judged: %s',
  async (pay) => {
    const { db } = app.services;
    const ids = await sql<{ players: number[]; requests: number[] }>`
    select array(select player_id from player_market where listed and signed_season is distinct from 2026) as players,
      array(select id from requests) as requests`.execute(db);
    const { players, requests } = ids.rows[0] as { players: number[]; requests: number[] };
    const asked = [...(await listMatchRequests(db, requests)).values()];
    const known = [...(await listMatchPlayers(db, players)).values()].map((row) => ({
      id: row.id,
      player: orderedPlayer(row, today),
    }));
    let pairs = 0;
    for (const row of asked) {
      const request = matchedRequest(row);
      const found = await sql<{
        player_id: number;
        kind: MatchingKind | 'none';
        score: number;
        fitness: number[];
      }>`
      select player_id, case when ${kindConditions.exact} then 'exact'
          when ${kindConditions.potential} then 'potential' when ${kindConditions.partial} then 'partial' else 'none' end as kind,
        ${scoreSql} as score, array[${sql.join(fitnessPresets.map(fitnessSql))}] as fitness
      from (${comparedSql(today, sql`requests r cross join player_market p`, sql`r.id = ${row.id}`, withTerms[pay].all, fitnessColumns(today))}) as pairs`.execute(
        db,
      );
      const said = new Map(found.rows.map((pair) => [pair.player_id, pair]));
      for (const { id, player } of known) {
        const { kind, score } = evaluateMatch(player, request, pay);
        const pair = said.get(id);
        pairs += 1;
        const fitness = fitnessPresets.map((preset) => fitnessOf(player, request, preset).points);
        if (`${pair?.fitness}` !== `${fitness}`)
          expect({ id, request: row.id, fitness: pair?.fitness }).toEqual({ id, request: row.id, fitness });
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
