import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { toWire } from '@trattativa/contract/wire-names';
import pg from 'pg';
import { hashPassword } from '../../../server/src/identity/accounts/password.ts';
import { giveTokens } from '../bench-tokens.ts';
import { freePort, startChild, stopChild } from '../child.ts';

/** Times that the load exceeds what the service answered at most. */
export const overloads = [1, 2, 3] as const;

const secondsOfClosed = 8;
const secondsOfOpen = 12;
const closedConnections = 40;
const maxConnections = 1_500;
const accounts = 200;
const loginsASecond = 2;
const password = 'bench password';
const tickMs = 5;
const patienceMs = 30_000;

export interface OverloadFigure {
  times: (typeof overloads)[number];
  offered: number;
  /** Answered with 200, a second. */
  goodput: number;
  p50: number;
  p99: number;
  /** Refused with 503 and Retry-After, a second. */
  refused: number;
  p99OfRefused: number;
  /** Other answers, and none. */
  wrong: number;
  login: { p50: number; p99: number; refused: number };
}

export interface OverloadFigures {
  /** The goodput of connections that call again as soon as they are answered. */
  best: number;
  loads: OverloadFigure[];
}

interface Answer {
  status: number;
  hasRetryAfter: boolean;
  ms: number;
}

interface Sent {
  path: string;
  body: string;
  headers: Record<string, string>;
}

/**
 * Measures what the service answers when more calls arrive than it can answer: first its best with connections that wait
 * for their answers, then calls that arrive at multiples of that rate, whether earlier ones are answered or not, with two
 * logins a second beside them.
 */
export async function benchOverload(databaseUrl: string): Promise<OverloadFigures> {
  const { calls, login } = await prepare(databaseUrl);
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: String(port),
  };
  const service = await startChild('service', env, `http://127.0.0.1:${port}/healthz`);
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  const send = (sent: Sent) => ask(port, agent, sent);
  try {
    // The first calls compile what the others use.
    await closedLoop(send, calls, 3);
    const best = await closedLoop(send, calls, secondsOfClosed);
    const loads: OverloadFigure[] = [];
    for (const times of overloads) loads.push(await openLoop(send, calls, login, { times, best }));
    return { best, loads };
  } finally {
    agent.destroy();
    await stopChild(service);
  }
}

/** Calls of many agents: half read a player, half a page of their own list. */
async function prepare(databaseUrl: string): Promise<{ calls: Sent[]; login: Sent }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select g.account_id, a.email, min(p.id) as player_id
       from agents g join accounts a on a.id = g.account_id join players p on p.agent_id = g.id
       group by g.id, g.account_id, a.email order by g.id limit $1`,
      [accounts],
    );
    const tokens = await giveTokens(
      client,
      rows.map(({ account_id }) => String(account_id)),
    );
    const calls = rows.flatMap(({ player_id }, n): Sent[] => {
      const headers = { authorization: `Bearer ${tokens[n]}`, 'content-type': 'application/json' };
      const sent = (path: string, input: object) => ({
        path,
        headers,
        body: JSON.stringify(toWire(input)),
      });
      return [
        sent('/api/Player/GetPlayerInfo', { playerId: Number(player_id) }),
        sent('/api/Agent/GetAgentPlayerList', { role: 9, limit: 50 }),
      ];
    });
    const { account_id: accountId, email } = rows[0];
    const hash = await hashPassword(password);
    await client.query('update accounts set password_hash = $1 where id = $2', [hash, accountId]);
    const form = { grant_type: 'password', username: email, password };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { calls, login: { path: '/auth/login', headers, body: new URLSearchParams(form).toString() } };
  } finally {
    await client.end();
  }
}

async function closedLoop(send: Send, calls: readonly Sent[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  let next = 0;
  const connection = async () => {
    while (performance.now() < until) {
      const { status } = await send(calls[next++ % calls.length] as Sent);
      if (status === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: closedConnections }, connection));
  return answered / seconds;
}

type Send = (sent: Sent) => Promise<Answer>;

async function openLoop(
  send: Send,
  calls: readonly Sent[],
  login: Sent,
  { times, best }: { times: OverloadFigure['times']; best: number },
): Promise<OverloadFigure> {
  const answers: Promise<Answer>[] = [];
  const logins: Promise<Answer>[] = [];
  const began = performance.now();
  for (;;) {
    const elapsed = (performance.now() - began) / 1000;
    if (elapsed >= secondsOfOpen) break;
    while (answers.length < elapsed * best * times)
      answers.push(send(calls[answers.length % calls.length] as Sent));
    while (logins.length < elapsed * loginsASecond) logins.push(send(login));
    await delay(tickMs);
  }
  const all = await Promise.all(answers);
  const signedIn = await Promise.all(logins);
  const good = all.filter(({ status }) => status === 200);
  const refused = all.filter(isRefused);
  return {
    times,
    offered: all.length / secondsOfOpen,
    goodput: good.length / secondsOfOpen,
    p50: share(good, 0.5),
    p99: share(good, 0.99),
    refused: refused.length / secondsOfOpen,
    p99OfRefused: share(refused, 0.99),
    wrong: all.length - good.length - refused.length,
    login: {
      p50: share(signedIn, 0.5),
      p99: share(signedIn, 0.99),
      refused: signedIn.filter(({ status }) => status !== 200).length,
    },
  };
}

const isRefused = ({ status, hasRetryAfter }: Answer) => status === 503 && hasRetryAfter;

function share(answers: readonly Answer[], part: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}

/** Status 0: no answer. */
function ask(port: number, agent: Agent, { path, headers, body }: Sent): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, hasRetryAfter: boolean) =>
      resolve({ status, hasRetryAfter, ms: performance.now() - began });
    const asked = request(
      { host: '127.0.0.1', port, path, method: 'POST', agent, timeout: patienceMs, headers },
      (response) => {
        response.resume();
        response.on('error', () => settle(0, false));
        response.on('end', () => settle(response.statusCode ?? 0, 'retry-after' in response.headers));
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => settle(0, false));
    asked.end(body);
  });
}
