import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import type { PayJudgement } from '@trattativa/domain/market/matching/hidden-pay';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillMarket, stateTerms } from '../../../test/factories/market.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { byRank, type MatchedPair } from './compared-pairs.repository.ts';
import type { MatchScope } from './match-scopes.repository.ts';
import { listMatchPlayers, listMatchRequests } from './matched-pairs.repository.ts';
import { countMatches, listMatches } from './matching.repository.ts';
import { matchedPlayer, matchedRequest } from './present-match.ts';

const today = '2026-10-02';
let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
  await fillMarket(app.services.db, { players: 2000, requests: 60, agents: 8, clubs: 5 }, app.clock.now());
  await stateTerms(app.services.db);
});
afterAll(() => app.close());

/** Reads all pages of a list, or as many as hold `atMost` pairs. */
async function readAll(
  scope: MatchScope,
  kind: MatchingKind,
  limit = 100,
  atMost = Number.POSITIVE_INFINITY,
  pay: PayJudgement = 'exact',
): Promise<MatchedPair[]> {
  const pairs: MatchedPair[] = [];
  let after = null;
  for (;;) {
    const page = await listMatches(
      app.services.db,
      { scope, kind, pay, accountId: 0, today },
      { limit, after },
    );
    pairs.push(...page.rows);
    if (page.nextCursor === null || pairs.length >= atMost) return pairs;
    const [key, id] = JSON.parse(Buffer.from(page.nextCursor, 'base64url').toString()) as [string, number];
    after = { key, id };
  }
}

const name = (pair: { request_id: number; player_id: number }) => `${pair.request_id}-${pair.player_id}`;

describe('the database', () => {
  it.each(['exact', 'bands'] as const)(
    'computes the kind and score of the pure rule for every pair of a market, with pay judged: %s',
    async (pay) => {
      const { db } = app.services;
      const ids = await sql<{ players: number[]; requests: number[] }>`
      select array(select id from players where on_market and principal_role is not null and born_date is not null
          and signed_season is distinct from 2026) as players,
        array(select id from requests) as requests`.execute(db);
      const { players, requests } = ids.rows[0] as { players: number[]; requests: number[] };
      const playerRows = await listMatchPlayers(db, players);
      const requestRows = await listMatchRequests(db, requests);
      let compared = 0;
      for (const request of requestRows.values()) {
        const expected: Record<MatchingKind, Map<string, number>> = {
          exact: new Map(),
          potential: new Map(),
          partial: new Map(),
        };
        for (const player of playerRows.values()) {
          const { kind, score } = evaluateMatch(matchedPlayer(player), matchedRequest(request), pay);
          compared += 1;
          if (kind !== 'none')
            expected[kind].set(name({ request_id: request.id, player_id: player.id }), score);
        }
        for (const kind of ['exact', 'potential', 'partial'] as const) {
          const found = await readAll(
            { of: 'request', requestId: request.id },
            kind,
            100,
            Number.POSITIVE_INFINITY,
            pay,
          );
          expect(new Map(found.map((pair) => [name(pair), pair.score]))).toEqual(expected[kind]);
        }
      }
      expect(compared).toBeGreaterThan(100_000);
    },
  );

  it('lists the same pairs for every scope, best first, each once over all pages', async () => {
    const { db } = app.services;
    const found = await sql<{ agents: number[]; requests: number[] }>`
      select array(select id from agents order by id) as agents, array(select id from requests) as requests`.execute(
      db,
    );
    const { agents, requests } = found.rows[0] as { agents: number[]; requests: number[] };
    for (const kind of ['exact', 'potential', 'partial'] as const) {
      const byAgent = (
        await Promise.all(agents.map((agentId) => readAll({ of: 'agent', agentId }, kind, 37)))
      ).flat();
      const byRequest = (
        await Promise.all(requests.map((requestId) => readAll({ of: 'request', requestId }, kind)))
      ).flat();
      expect(byAgent.map(name).sort()).toEqual(byRequest.map(name).sort());
      const inOrder = byRequest.sort(byRank).map(name);
      for (const [limit, atMost] of [
        [700, 700],
        [10, 50],
      ] as const) {
        const ofMarket = await readAll({ of: 'market' }, kind, limit, atMost);
        expect(ofMarket.map(name)).toEqual(inOrder.slice(0, ofMarket.length));
        expect(ofMarket.length).toBe(Math.min(atMost, inOrder.length));
      }
      expect(new Set(byAgent.map(name)).size).toBe(byAgent.length);
    }
  });

  it('orders by score, then by latest change, over all pages', async () => {
    const agent = await sql<{ id: number }>`select min(id) as id from agents`.execute(app.services.db);
    const scope = { of: 'agent', agentId: agent.rows[0]?.id ?? 0 } as const;
    for (const kind of ['exact', 'potential', 'partial'] as const) {
      const pairs = await readAll(scope, kind, 10);
      const sorted = [...pairs].sort(
        (a, b) =>
          b.score - a.score ||
          b.fresh_at.getTime() - a.fresh_at.getTime() ||
          b.request_id - a.request_id ||
          b.player_id - a.player_id,
      );
      expect(pairs.map(name)).toEqual(sorted.map(name));
      const total = await countMatches(app.services.db, { scope, kind, pay: 'exact', accountId: 0, today });
      expect(total).toBe(Math.min(pairs.length, 1001));
    }
  });
});
