import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import pg from 'pg';
import { findMissedMatches } from '../../../server/src/market/matching/jobs/sweep-exact-matches.ts';
import type { MatchScope } from '../../../server/src/market/matching/match-scopes.repository.ts';
import { countEachKind, listMatches } from '../../../server/src/market/matching/matching.repository.ts';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';

export interface MatchingFigure {
  name: string;
  median: number;
  p95: number;
  slowest: number;
  runs: number;
}

const kinds: readonly MatchingKind[] = ['exact', 'potential', 'partial'];
const asked = 60;
const page = { limit: 50, after: null };

/**
 * Measures first pages of each kind and the three counts for many requests, players and agents spread over the market and
 * for the whole market, and the nightly sweep.
 */
export async function benchMatching(databaseUrl: string): Promise<MatchingFigure[]> {
  const opened = openDatabase(databaseUrl, { connections: 1 });
  const ids = await spreadIds(databaseUrl);
  const today = new Date().toISOString().slice(0, 10);
  const figures: MatchingFigure[] = [];
  const measure = async (
    name: string,
    scopes: readonly MatchScope[],
    ask: (scope: MatchScope) => Promise<unknown>,
  ) => {
    for (const scope of scopes.slice(0, 5)) await ask(scope);
    const times: number[] = [];
    for (const scope of scopes) {
      const began = performance.now();
      await ask(scope);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    figures.push({ name, median: at(0.5), p95: at(0.95), slowest: times.at(-1) ?? 0, runs: times.length });
  };

  const places: readonly [string, readonly MatchScope[]][] = [
    ['one request', ids.requests.map((requestId) => ({ of: 'request', requestId }))],
    ['one player', ids.players.map((playerId) => ({ of: 'player', playerId }))],
    ['an agent’s 500 players', ids.agents.map((agentId) => ({ of: 'agent', agentId }))],
    ['the whole market', ids.requests.slice(0, 20).map(() => ({ of: 'market' }))],
  ];
  for (const [place, scopes] of places) {
    for (const kind of kinds) {
      const question = (scope: MatchScope) => ({ scope, kind, pay: 'exact' as const, accountId: 0, today });
      await measure(`first page, ${place}, ${kind}`, scopes, (scope) =>
        listMatches(opened.db, question(scope), page),
      );
    }
    await measure(`the three counts, ${place}`, scopes, async (scope) => {
      await countEachKind(opened.db, { scope, pay: 'exact', accountId: 0, today });
    });
  }
  // As a club reads its candidates: with pay in bands, by the latest change as before, and by fitness.
  for (const fittest of [undefined, 'balanced'] as const) {
    const order = fittest ? 'by fitness' : 'by freshness';
    const question = (scope: MatchScope) => ({
      scope,
      kind: 'exact' as const,
      pay: 'bands' as const,
      accountId: 0,
      today,
      ...(fittest && { fittest }),
    });
    await measure(`first page, a club’s exact candidates, ${order}`, places[0]?.[1] ?? [], (scope) =>
      listMatches(opened.db, question(scope), page),
    );
  }
  // The first sweep records every exact pair of the market; later ones find almost none.
  for (const name of ['the first sweep', 'a nightly sweep']) {
    const began = performance.now();
    await findMissedMatches({ db: opened.db, clock: systemClock });
    const took = performance.now() - began;
    figures.push({ name, median: took, p95: took, slowest: took, runs: 1 });
  }
  await opened.close();
  return figures;
}

async function spreadIds(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const spread = async (table: string) => {
    const found = await client.query<{ id: string }>(
      `select id from (select id, row_number() over (order by id) as n, count(*) over () as total from ${table}) numbered
       where n % greatest(total / ${asked}, 1) = 0 limit ${asked}`,
    );
    return found.rows.map((row) => Number(row.id));
  };
  try {
    return {
      requests: await spread('requests'),
      players: await spread('players'),
      agents: await spread('agents'),
    };
  } finally {
    await client.end();
  }
}
