import { fileURLToPath } from 'node:url';
import { toWire } from '@trattativa/contract/wire-names';
import pg from 'pg';
import { hashPassword } from '../../../server/src/identity/accounts/password.ts';
import { openSession } from '../../../server/src/identity/accounts/sign-in/sessions.ts';
import { buildBenchApp } from '../bench-app.ts';
import { freePort, startChild, stopChild } from '../child.ts';
import { fillDeals } from '../deal-filler.ts';
import { type LoadResult, measureLoad, median } from '../load.ts';
import { type Statement, statementsOf, watchStatements } from '../statements.ts';

export interface Compared {
  name: string;
  ours: LoadResult;
  baseline: LoadResult | null;
  /** The service's throughput divided by the baseline's. */
  share: number | null;
}

const rounds = 3;
const seconds = 6;
const connections = 20;
const baselineScript = fileURLToPath(new URL('../bare-http-server.ts', import.meta.url));

const newPlayer = {
  player: {
    name: 'Tommaso',
    surname: 'Venier',
    bornDate: '2004-03-17',
    principalRole: 9,
    foot: 1,
    nationality: 'IT',
    country: 'IT',
    searchLevels: [2, 3],
    countriesInterested: ['IT'],
    salary: 900,
    requestedSalary: 1200,
  },
};

/**
 * Measures login, reading a player, a filtered page of all players and creating a player: the service against a bare
 * server that runs the statements recorded from the service. Three alternating rounds; medians.
 */
export async function benchHttp(databaseUrl: string): Promise<Compared[]> {
  watchStatements();
  const { tokens, playerId, loginEmail } = await preparePeople(databaseUrl);
  const calls = {
    'reading one player': { path: '/api/Player/GetPlayerInfo', token: tokens.agent, input: { playerId } },
    'a page of 50 among 100,000, four filters, with the total': {
      path: '/api/Agent/GetAgentPlayerList',
      token: tokens.staff,
      input: { role: 9, ageTo: 25, foot: 0, level: 3, limit: 50 },
    },
    'creating a player (durable, with its event)': {
      path: '/api/Agent/AddOrUpdateAgentPlayer',
      token: tokens.agent,
      input: newPlayer,
    },
  };
  return compareCalls(databaseUrl, calls, loginEmail);
}

/** Compares staff's lists in the same way, with as many negotiations and offers as players. */
export async function benchDealLists(databaseUrl: string): Promise<Compared[]> {
  watchStatements();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await fillDeals(client, 100_000);
  await client.end();
  const { tokens } = await preparePeople(databaseUrl);
  const list = (path: string, input: object) => ({
    path,
    token: tokens.staff,
    input: { ...input, limit: 50 },
  });
  return compareCalls(databaseUrl, {
    'a page of 50 among 100,000 negotiations, with the total': list('/api/Negotiation/GetNegotiations', {
      statuses: [1, 2],
    }),
    'a page of 50 among 100,000 offers, with the total': list('/api/Offer/GetOffers', { statuses: [0, 3] }),
  });
}

/** Measures each call and the baseline that runs its statements. The login has no baseline. */
async function compareCalls(
  databaseUrl: string,
  calls: Record<string, { path: string; token: string; input: unknown }>,
  loginEmail?: string,
): Promise<Compared[]> {
  const recorded = await recordStatements(databaseUrl, calls);

  const [oursPort, baselinePort] = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: String(oursPort),
  };
  const ours = await startChild('service', env, `http://127.0.0.1:${oursPort}/healthz`);
  const baselineEnv = {
    PORT: String(baselinePort),
    BENCH_BASELINE: JSON.stringify({ databaseUrl, ...recorded }),
  };
  const baseline = await startChild(baselineScript, baselineEnv, `http://127.0.0.1:${baselinePort}/`);
  try {
    const compared: Compared[] = loginEmail ? [await benchLogin(oursPort, loginEmail)] : [];
    for (const [name, call] of Object.entries(calls)) {
      const load = { token: call.token, body: JSON.stringify(toWire(call.input)), connections, seconds };
      const runs = { ours: [] as LoadResult[], baseline: [] as LoadResult[] };
      for (let round = 0; round < rounds; round += 1) {
        runs.ours.push(await measureLoad({ ...load, url: `http://127.0.0.1:${oursPort}${call.path}` }));
        runs.baseline.push(
          await measureLoad({ ...load, url: `http://127.0.0.1:${baselinePort}${call.path}` }),
        );
      }
      const [mine, bare] = [middle(runs.ours), middle(runs.baseline)];
      if (bare.wrong > 0) throw new Error(`The baseline refused ${name} ${bare.wrong} times.`);
      compared.push({
        name,
        ours: mine,
        baseline: bare,
        share: mine.requestsPerSecond / bare.requestsPerSecond,
      });
    }
    return compared;
  } finally {
    await stopChild(ours);
    await stopChild(baseline);
  }
}

async function benchLogin(port: number, email: string): Promise<Compared> {
  const body = new URLSearchParams({
    grant_type: 'password',
    username: email,
    password: 'bench password',
  }).toString();
  const runs: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const url = `http://127.0.0.1:${port}/auth/login`;
    const contentType = 'application/x-www-form-urlencoded';
    runs.push(await measureLoad({ url, token: null, body, contentType, connections: 4, seconds }));
  }
  return { name: 'login (argon2id, 4 connections)', ours: middle(runs), baseline: null, share: null };
}

function middle(runs: readonly LoadResult[]): LoadResult {
  return {
    requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
    p50: median(runs.map((run) => run.p50)),
    p99: median(runs.map((run) => run.p99)),
    wrong: Math.max(...runs.map((run) => run.wrong)),
  };
}

async function preparePeople(databaseUrl: string) {
  const app = await buildBenchApp(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const agent = await client.query(
      `select g.account_id, a.email, p.id as player_id from agents g join accounts a on a.id = g.account_id
       join players p on p.agent_id = g.id order by g.id, p.id limit 1`,
    );
    const hash = await hashPassword('bench password');
    await client.query('update accounts set password_hash = $1 where id = $2', [
      hash,
      agent.rows[0].account_id,
    ]);
    const staff = await client.query(
      `insert into accounts (email, password_hash, name, profile, agent_type, is_staff, terms_version, terms_accepted_at, activated_at, created_at)
       values ('staff@bench.test', 'none', 'Staff', 2, 0, true, 'bench', now(), now(), now()) returning id`,
    );
    // A token that stays valid for the whole run.
    const token = async (accountId: number) =>
      (await openSession(app.services, accountId, 'bench')).accessToken;
    const tokens = { agent: await token(agent.rows[0].account_id), staff: await token(staff.rows[0].id) };
    await client.query(`update access_tokens set expires_at = now() + interval '1 day'`);
    return { tokens, playerId: agent.rows[0].player_id as number, loginEmail: agent.rows[0].email as string };
  } finally {
    await client.end();
    await app.stop();
  }
}

async function recordStatements(
  databaseUrl: string,
  calls: Record<string, { path: string; token: string; input: unknown }>,
) {
  const app = await buildBenchApp(databaseUrl);
  await app.http.ready();
  const recorded: Record<string, { statements: Statement[]; together: boolean }> = {};
  let tokenStatement: Statement = { text: '', values: [] };
  for (const { path, token, input } of Object.values(calls)) {
    const statements = await statementsOf(async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.http.inject({
        method: 'POST',
        url: path,
        headers,
        payload: toWire(input) as object,
      });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
    });
    [tokenStatement] = statements as [Statement];
    recorded[path] = {
      statements: statements.slice(1),
      together: !statements.some(({ text }) => text === 'begin'),
    };
  }
  await app.stop();
  return { tokenStatement, calls: recorded };
}
