import { responseClassDays } from '@trattativa/domain/insight/response-classes';
import pg from 'pg';
import {
  countByStatus,
  listResponseTimes,
  readFunnel,
} from '../../../server/src/insight/kpis/kpi-deals.repository.ts';
import type { Market } from '../../../server/src/insight/kpis/kpi-question.ts';
import { countExactMatchesFound } from '../../../server/src/insight/kpis/kpis.repository.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import type { MatchingFigure } from './matching-bench.ts';

const asked = 15;

/**
 * Measures the most expensive indicators, for two years and for half a year, over the existing deals and ten notified
 * exact matches per player. In the database, one connection.
 */
export async function benchKpis(databaseUrl: string): Promise<MatchingFigure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into told_matches (player_id, request_id, player_fingerprint, request_fingerprint, exact, turned_at, found_at,
       owner_told_at)
     select p.id, r.id, 0, 0, true, now(), now() - (p.id * 37 % 31536000) * interval '1 second', now()
     from players p join requests r on r.id % 500 = p.id % 500 on conflict do nothing`,
  );
  await client.query('analyze');
  await client.end();
  const { db, close } = openDatabase(databaseUrl, { connections: 1 });
  const everybody: Market = { agentId: null, level: null, role: null, country: null };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const figures: MatchingFigure[] = [];
  for (const [period, days] of [
    ['two years', 730],
    ['half a year', 182],
  ] as const) {
    const asking = { from: daysAgo(days), to: daysAgo(0), step: 'month' as const };
    for (const [name, ask] of [
      ['negotiations by status', () => countByStatus(db, everybody, asking)],
      ['the funnel', () => readFunnel(db, everybody, asking)],
      ['response times', () => listResponseTimes(db, everybody, asking, responseClassDays)],
      ['exact matches found', () => countExactMatchesFound(db, everybody, asking)],
    ] as const) {
      const times: number[] = [];
      for (let run = 0; run < asked; run += 1) {
        const began = performance.now();
        await ask();
        times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.min(asked - 1, Math.floor(asked * share))] ?? 0;
      figures.push({
        name: `${name}, ${period}`,
        median: at(0.5),
        p95: at(0.95),
        slowest: times.at(-1) ?? 0,
        runs: asked,
      });
    }
  }
  await close();
  return figures;
}
