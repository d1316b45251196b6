import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toWire } from '@trattativa/contract/wire-names';
import pg from 'pg';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/database/embedded/embedded-postgres.ts';
import { fillMarket } from '../../../server/test/factories/market.ts';
import { service } from '../../../tools/launch/service.mjs';
import { benchTokenSecrets, giveTokens } from '../bench-tokens.ts';
import { freePort, stopChild } from '../child.ts';

export interface RolloutFigure {
  step: string;
  calls: number;
  failed: number;
  /** The slowest call in milliseconds. */
  slowest: number;
}

/** The folder of this project. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const market = { players: 2_000, requests: 200, agents: 20, clubs: 20 };
const callers = 6;
const settledMs = 4_000;
const startPatienceMs = 600_000;

/** An expansion of the tables that the calls read and write, as a next release could bring it. */
const expansion = `-- Expand: what the rehearsed release adds.
create table rollout_marks (player_id bigint primary key references players (id) on delete cascade, at timestamptz);
alter table players add column rollout_mark smallint, add column rollout_seen boolean not null default false;
alter table requests add column rollout_mark smallint;
alter table accounts add column rollout_mark smallint;
alter table events add column rollout_mark smallint;
create index players_rollout_mark on players (rollout_mark) where rollout_mark is not null;
update players set rollout_mark = 1 where id % 10 = 0;`;

interface Node {
  url: string;
  child: ChildProcess;
  callsInFlight: number;
}

/**
 * Rehearses a rollout and the way back under load: two nodes of an older release (a commit of this repository), replaced one by
 * one by nodes of the present one with one more expansion, then the reverse. Like a proxy, the callers leave a node before
 * it is stopped. A call fails when it has no answer or one that is not 200; nobody repeats a call.
 */
export async function benchRollout(olderCommit: string): Promise<RolloutFigure[]> {
  const home = await mkdtemp(join(tmpdir(), 'trattativa-rollout-'));
  const older = await unpack(join(home, 'older'), olderCommit);
  const newer = await unpack(join(home, 'newer'), git('stash', 'create') || 'HEAD');
  await writeFile(join(newer, 'server/migrations/9999-rollout.sql'), expansion);
  const postgres = await startEmbeddedPostgres({ dataDir: join(home, 'data') });
  const serving: Node[] = [];
  let load: Load | undefined;
  try {
    const start = (release: string) => startNode(release, postgres.url, serving);
    let [first, second] = [await start(older), await start(older)];
    load = await startLoad(postgres.url, serving);
    const { take } = load;
    const figures: RolloutFigure[] = [];
    const during = async (step: string, act: () => Promise<void>) => {
      await act();
      await wait(settledMs);
      figures.push({ step, ...take() });
    };
    await during('two nodes of the older release', async () => {});
    await during('forward: the first node of the newer release, which migrates', async () => {
      first = await replace(first, () => start(newer), serving);
    });
    await during('a node of the older release restarts on the newer schema', async () => {
      await leave(second, serving);
      second = await start(older);
    });
    await during('forward: the second node', async () => {
      second = await replace(second, () => start(newer), serving);
    });
    await during('back: the first node of the older release', async () => {
      first = await replace(first, () => start(older), serving);
    });
    await during('back: the second node', async () => {
      second = await replace(second, () => start(older), serving);
    });
    return figures;
  } finally {
    await load?.stop();
    await Promise.all(serving.map(({ child }) => stopChild(child)));
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** The sources of a commit in a folder, on the packages that are installed here. */
async function unpack(folder: string, commit: string): Promise<string> {
  await mkdir(join(folder, 'node_modules/@trattativa'), { recursive: true });
  const archive = `${folder}.tar`;
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const installed = join(root, 'node_modules');
  for (const name of await readdir(installed))
    if (name !== '@trattativa') await symlink(join(installed, name), join(folder, 'node_modules', name));
  for (const name of await readdir(join(installed, '@trattativa'))) {
    const workspace = basename(await readlink(join(installed, '@trattativa', name)));
    await symlink(join(folder, workspace), join(folder, 'node_modules/@trattativa', name));
  }
  return folder;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

async function startNode(release: string, databaseUrl: string, serving: Node[]): Promise<Node> {
  const port = await freePort();
  const flags = service.args.slice(0, -1);
  const child = spawn(process.execPath, [...flags, join(release, 'server/src/start.ts')], {
    cwd: release,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...service.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(release, 'data'),
      TOKEN_SECRET: benchTokenSecrets.present,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + startPatienceMs;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${release} did not start.`);
    await wait(50);
  }
  const node = { url, child, callsInFlight: 0 };
  serving.push(node);
  return node;
}

/** Starts the new node before the old one leaves. */
async function replace(old: Node, start: () => Promise<Node>, serving: Node[]): Promise<Node> {
  const started = await start();
  await leave(old, serving);
  return started;
}

async function leave(node: Node, serving: Node[]): Promise<void> {
  serving.splice(serving.indexOf(node), 1);
  while (node.callsInFlight > 0) await wait(10);
  await stopChild(node.child);
}

interface Load {
  /** The figures since the last time. */
  take(): Omit<RolloutFigure, 'step'>;
  stop(): Promise<void>;
}

/** Agents that read and write without pause, each call at the next node. */
async function startLoad(databaseUrl: string, serving: Node[]): Promise<Load> {
  const opened = openDatabase(databaseUrl, { connections: 1 });
  await fillMarket(opened.db, market, new Date());
  await opened.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const agents = await client.query<{ account_id: string; player_id: number }>(
    `select g.account_id::text, min(p.id)::int as player_id from agents g join players p on p.agent_id = g.id
     group by g.id order by g.id limit $1`,
    [callers],
  );
  const tokens = await giveTokens(
    client,
    agents.rows.map(({ account_id }) => account_id),
  );
  await client.end();

  let figure = { calls: 0, failed: 0, slowest: 0 };
  let goesOn = true;
  let turn = 0;
  async function call(token: string, path: string, input: object): Promise<void> {
    turn += 1;
    const node = serving[turn % serving.length] as Node;
    node.callsInFlight += 1;
    const began = performance.now();
    const problem = await fetch(`${node.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(toWire(input)),
    }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.ok ? null : `${answer.status} ${text}`;
      },
      (error: unknown) => String(error),
    );
    node.callsInFlight -= 1;
    figure.calls += 1;
    figure.slowest = Math.max(figure.slowest, Math.round(performance.now() - began));
    if (problem === null) return;
    figure.failed += 1;
    console.error(`${path}: ${problem}`);
  }
  const working = tokens.map(async (token, at) => {
    const playerId = agents.rows[at]?.player_id as number;
    while (goesOn) {
      await call(token, 'Player/GetPlayerInfo', { playerId });
      await call(token, 'Agent/GetAgentPlayerList', { limit: 50 });
      await call(token, 'Matching/GetMatches', { kind: 'exact', limit: 50 });
      await call(token, 'Agent/AddOrUpdateAgentPlayer', { player: newPlayer });
    }
  });
  return {
    take() {
      const taken = figure;
      figure = { calls: 0, failed: 0, slowest: 0 };
      return taken;
    },
    async stop() {
      goesOn = false;
      await Promise.all(working);
    },
  };
}

const newPlayer = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: 9,
  country: 'IT',
  searchLevels: [2, 3],
};

const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));
