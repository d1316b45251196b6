import { toWire } from '@trattativa/contract/wire-names';
import pg from 'pg';
import WebSocket from 'ws';
import { giveTokens } from '../bench-tokens.ts';
import { freePort, startChild, stopChild } from '../child.ts';

/** Milliseconds from sending a change until the last watcher's list has been refetched. */
export interface ChangeFigure {
  name: string;
  median: number;
  p95: number;
  slowest: number;
  runs: number;
}

interface Watcher {
  accountId: string;
  token: string;
  /** The list on this person's screen. */
  list: { path: string; input: object };
}

const watchersOfEach = 20;
const runs = 20;
const role = 9;
const patienceMs = 10_000;

/**
 * Measures how a changed player reaches the candidates of clubs that look for the role, and how a new request reaches the
 * matches of agents. All watchers have the list open, are notified by their socket and refetch as the browser does.
 */
export async function benchChange(databaseUrl: string): Promise<ChangeFigure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const clubs = await openClubs(client);
  const agents = await openAgents(client);
  const recipient = await client.query<{ id: string }>('select id::text from agents order by id limit 1');
  const agentId = Number(recipient.rows[0]?.id);
  await client.end();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: databaseUrl, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const child = await startChild('service', { ...env, PORT: String(port) }, `${url}/healthz`);
  try {
    const agent = agents[0] as Watcher;
    const club = clubs[0] as Watcher;
    return [
      await measure(url, 'a new player, to the candidates of 20 clubs', 'matches.changed', clubs, () =>
        post(url, agent.token, '/api/Agent/AddOrUpdateAgentPlayer', { player: newPlayer }),
      ),
      await measure(url, 'a new request, to the matches of 20 agents', 'request.published', agents, () =>
        post(url, club.token, '/api/Request/SaveRequest', {
          request: { ...newRequest, agentIds: [agentId] },
        }),
      ),
      await measure(
        url,
        'a new exact match, shown to agent and club',
        'match.exactFound',
        [agent, club],
        () =>
          post(url, club.token, '/api/Request/SaveRequest', {
            request: { ...newRequest, agentIds: [agentId] },
          }),
      ),
    ];
  } finally {
    await stopChild(child);
  }
}

const newPlayer = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: role,
  country: 'IT',
  searchLevels: [2, 3],
};

const newRequest = { role, level: 3, city: 'Padova', country: 'IT', underAge: 25 };

async function measure(
  url: string,
  name: string,
  type: string,
  watchers: readonly Watcher[],
  change: () => Promise<void>,
): Promise<ChangeFigure> {
  let told: (watcher: Watcher) => void = () => {};
  const sockets = await Promise.all(
    watchers.map((watcher) => watch(url, watcher, type, () => told(watcher))),
  );
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const waiting = new Set(watchers);
    const began = performance.now();
    const everybody = new Promise<void>((done, late) => {
      const timer = setTimeout(
        () => late(new Error(`${name}: ${waiting.size} lists stayed old`)),
        patienceMs,
      );
      told = (watcher) => {
        if (!waiting.has(watcher)) return;
        post(url, watcher.token, watcher.list.path, watcher.list.input).then(() => {
          waiting.delete(watcher);
          if (waiting.size > 0) return;
          clearTimeout(timer);
          done();
        }, late);
      };
    });
    await Promise.all([everybody, change()]);
    times.push(performance.now() - began);
  }
  for (const socket of sockets) socket.terminate();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(runs - 1, Math.floor(runs * share))] ?? Number.NaN;
  return { name, median: at(0.5), p95: at(0.95), slowest: times.at(-1) ?? Number.NaN, runs };
}

function watch(url: string, watcher: Watcher, type: string, onTold: () => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/socket/websocket?token=${watcher.token}&vsn=2.0.0`,
    );
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify(['1', '1', `users:${watcher.accountId}`, 'phx_join', {}])),
    );
    socket.on('message', (data) => {
      const [, , , event, payload] = JSON.parse(String(data)) as [
        unknown,
        unknown,
        string,
        string,
        { type?: string; status?: string },
      ];
      if (event === 'phx_reply' && payload.status === 'ok') resolve(socket);
      else if (event === 'live' && payload.type === type) onTold();
    });
  });
}

async function post(url: string, token: string, path: string, input: object): Promise<void> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(toWire(input)),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
}

/** Logs in one member of each club that looks for the role, with the request's exact candidates open. */
async function openClubs(client: pg.Client): Promise<Watcher[]> {
  const requests = await client.query<{ id: string; team_id: string }>(
    `select distinct on (team_id) id::text, team_id::text from requests where status = 0 and role = $1
     order by team_id, id limit $2`,
    [role, watchersOfEach],
  );
  const accounts = await client.query<{ id: string }>(
    `insert into accounts (email, password_hash, name, profile, terms_version, terms_accepted_at, activated_at, created_at)
     select 'club' || n || '@bench.test', 'none', 'Club', 1, 'bench', now(), now(), now()
     from generate_series(1, $1) n returning id::text`,
    [requests.rows.length],
  );
  const ids = accounts.rows.map(({ id }) => id);
  await client.query(
    `insert into team_members (account_id, team_id, joined_at)
     select account_id, team_id, now() from unnest($1::bigint[], $2::bigint[]) as m (account_id, team_id)`,
    [ids, requests.rows.map(({ team_id }) => team_id)],
  );
  const tokens = await giveTokens(client, ids);
  return requests.rows.map(({ id }, index) => ({
    accountId: ids[index] as string,
    token: tokens[index] as string,
    list: {
      path: '/api/Request/GetRequestCandidates',
      input: { requestId: Number(id), kind: 'exact', limit: 50 },
    },
  }));
}

async function openAgents(client: pg.Client): Promise<Watcher[]> {
  const agents = await client.query<{ account_id: string }>(
    'select account_id::text from agents order by id limit $1',
    [watchersOfEach],
  );
  const ids = agents.rows.map((row) => row.account_id);
  const tokens = await giveTokens(client, ids);
  const list = { path: '/api/Matching/GetMatches', input: { kind: 'exact', limit: 50 } };
  return ids.map((accountId, index) => ({ accountId, token: tokens[index] as string, list }));
}
