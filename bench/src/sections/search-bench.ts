import { toWire } from '@trattativa/contract/wire-names';
import pg from 'pg';
import { buildBenchApp } from '../bench-app.ts';
import { giveTokens } from '../bench-tokens.ts';
import { median } from '../load.ts';
import { plainStatements, type SearchFilter, searchFilters } from '../search-filters.ts';
import { type Statement, statementsOf, watchStatements } from '../statements.ts';

/** The service's time divided by that of the bare statements. */
export interface Shares {
  median: number;
  worst: number;
  worstPair: string;
}

/**
 * `own`: the service's statements. `ownKept`: the same with the cached plan of the session look-up, as in the service.
 * `plain`: page and total in one plain statement each, with that cached plan.
 */
export type Baseline = 'own' | 'ownKept' | 'plain';

export interface SearchFigure {
  /** Milliseconds of the whole call, over all pairs. */
  median: number;
  p95: number;
  slowest: number;
  slowestPair: string;
  /** By baseline: its statements, including the session look-up. */
  shares: Record<Baseline, Shares>;
  /** Pairs whose page reads at least half of the table. */
  wholeTable: number;
  pairs: number;
  /** PostgreSQL's time for the page and the total with four filters, in milliseconds. */
  fourFilters: { page: number; total: number };
}

const four = { role: 9, ageTo: 25, foot: 0, level: 3 };
const path = '/api/Agent/GetAgentPlayerList';
const baselineNames = ['own', 'ownKept', 'plain'] as const;
const rounds = 11;
const outlier = 1.2;
const roundsOfOutlier = 51;
const warmUps = 300;

/** Measures staff's list of all players for each pair of filters: the whole call against `pg` alone, with the session look-up. */
export async function benchSearch(databaseUrl: string): Promise<SearchFigure> {
  watchStatements();
  const client = new pg.Client({ connectionString: databaseUrl });
  const second = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([client.connect(), second.connect()]);
  const app = await buildBenchApp(databaseUrl);
  try {
    await app.http.ready();
    const token = await staffToken(client);
    const call = async (input: object) => {
      const headers = { authorization: `Bearer ${token}` };
      const payload = toWire({ ...input, limit: 50 }) as object;
      const answer = await app.http.inject({ method: 'POST', url: path, headers, payload });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
      return answer.body;
    };
    // Outside the timed call: the client's parsing is not the service's work.
    const totalOf = (body: string) => (JSON.parse(body) as { Total: number }).Total;
    const runBare = async (lookUp: Statement, statements: readonly Statement[]) => {
      await client.query(lookUp);
      const found = await Promise.all(
        statements.map((statement, index) => (index === 0 ? client : second).query(statement)),
      );
      JSON.stringify(found.map(({ rows }) => rows));
      return found.at(-1)?.rows[0]?.total as number | undefined;
    };
    const names = Object.keys(searchFilters);
    const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));
    const filtersOf = (pair: readonly string[]) => pair.map((name) => searchFilters[name] as SearchFilter);
    const inputOf = (pair: readonly string[]) =>
      Object.assign({}, ...filtersOf(pair).map(({ input }) => input)) as object;
    // Warm up: the first calls of a process include compilation.
    for (let turn = 0; turn < warmUps; turn += 1) await call(inputOf(pairs[turn % pairs.length] ?? []));
    const measured: { pair: string; ours: number; shares: Record<Baseline, number>; readsAll: boolean }[] =
      [];
    for (const pair of pairs) {
      const input = inputOf(pair);
      const [session, ...own] = (await statementsOf(() => call(input))) as [
        Statement,
        Statement,
        ...Statement[],
      ];
      const columns = own[0].text.slice(0, own[0].text.indexOf(' from players p'));
      const { page, total } = plainStatements(columns, filtersOf(pair));
      const plain = [page, total].map((text) => ({ text, values: [] }));
      if (totalOf(await call(input)) !== (await runBare(session, plain)))
        throw new Error(`${pair.join(' and ')}: the plain statement counts others.`);
      const baselines = {
        own: () => runBare({ text: session.text, values: session.values }, own),
        ownKept: () => runBare(session, own),
        plain: () => runBare(session, plain),
      };
      let { ours, shares } = await compare(() => call(input), baselines, rounds);
      // A pause of the machine in eleven rounds looks like a slow pair: what stands out is measured longer.
      if (baselineNames.some((name) => shares[name] > outlier))
        ({ ours, shares } = await compare(() => call(input), baselines, roundsOfOutlier));
      measured.push({
        pair: pair.join(' + '),
        ours,
        shares,
        readsAll: await readsWholeTable(client, own[0]),
      });
    }
    const sorted = measured.toSorted((a, b) => a.ours - b.ours);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ours ?? 0;
    const slowest = sorted.at(-1);
    const sharesOf = (baseline: Baseline) =>
      sharesOfPairs(measured.map(({ pair, shares }) => ({ pair, share: shares[baseline] })));
    const [, page, total] = (await statementsOf(() => call(four))) as [Statement, Statement, Statement];
    return {
      median: at(0.5),
      p95: at(0.95),
      slowest: slowest?.ours ?? 0,
      slowestPair: slowest?.pair ?? '',
      shares: { own: sharesOf('own'), ownKept: sharesOf('ownKept'), plain: sharesOf('plain') },
      wholeTable: measured.filter(({ readsAll }) => readsAll).length,
      pairs: pairs.length,
      fourFilters: { page: await executionTime(client, page), total: await executionTime(client, total) },
    };
  } finally {
    await app.stop();
    await Promise.all([client.end(), second.end()]);
  }
}

/** The service's median time, and its shares of the baselines, in alternating rounds. */
async function compare(
  call: () => Promise<unknown>,
  baselines: Record<Baseline, () => Promise<unknown>>,
  rounds: number,
): Promise<{ ours: number; shares: Record<Baseline, number> }> {
  const times = { ours: [] as number[], own: [] as number[], ownKept: [] as number[], plain: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timed(call));
    for (const baseline of baselineNames) times[baseline].push(await timed(baselines[baseline]));
  }
  const ours = median(times.ours);
  const share = (baseline: Baseline) => ours / median(times[baseline]);
  return { ours, shares: { own: share('own'), ownKept: share('ownKept'), plain: share('plain') } };
}

function sharesOfPairs(measured: readonly { pair: string; share: number }[]): Shares {
  const worst = measured.toSorted((a, b) => b.share - a.share)[0];
  return {
    median: median(measured.map(({ share }) => share)),
    worst: worst?.share ?? 0,
    worstPair: worst?.pair ?? '',
  };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** The median of PostgreSQL's own execution time of a statement, in milliseconds. */
async function executionTime(client: pg.Client, { text, values }: Statement): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const explained = await client.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    times.push(explained.rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0);
  }
  return median(times);
}

interface PlanNode {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Whether the page reads at least half of the players, from the table or through an index. */
async function readsWholeTable(client: pg.Client, { text, values }: Statement): Promise<boolean> {
  const explained = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    values,
  );
  const players = await client.query<{ half: number }>('select count(*)::int / 2 as half from players');
  const half = players.rows[0]?.half ?? 0;
  const reads = (node: PlanNode): boolean =>
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) >= half || (node.Plans ?? []).some(reads);
  return explained.rows.some((row) => reads(row['QUERY PLAN'][0].Plan));
}

async function staffToken(client: pg.Client): Promise<string> {
  const staff = await client.query<{ id: string }>(
    `insert into accounts (email, password_hash, name, profile, agent_type, is_staff, terms_version, terms_accepted_at, activated_at, created_at)
     values ('search-staff@bench.test', 'none', 'Staff', 2, 0, true, 'bench', now(), now(), now()) returning id::text`,
  );
  const [token] = await giveTokens(client, [staff.rows[0]?.id ?? '']);
  return token as string;
}
