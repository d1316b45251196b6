import { buildTestApp, type TestApp } from '../stage/build-test-app.ts';
import { openTcpProxy, type TcpProxy } from '../stage/tcp-proxy.ts';
import { listen, nextPayload, OpenSockets, ok } from './chat.ts';
import type { Person } from './people.ts';

/** Shorter than usual, so that tests need not wait long for a node to be declared dead. */
const presenceTimes = { aliveMs: 200, lostAfterMs: 1_200 };

/** A listening node of the platform with the sockets a test opens to it. */
export type ChatNode = TestApp & { sockets: OpenSockets };

export interface TwoNodes {
  one: ChatNode;
  two: ChatNode;
  /** The second node's connection to the bus: the database, or Redis. */
  pipe: TcpProxy;
  close(): Promise<void>;
}

/** Starts two nodes on one database, connected through it or, with an address, through Redis. */
export async function startTwoNodes(redisUrl?: string): Promise<TwoNodes> {
  const one = await buildTestApp({ env: redisUrl ? { REDIS_URL: redisUrl } : {}, presenceTimes });
  const pipe = await openTcpProxy(redisUrl ?? one.databaseUrl);
  const two = await buildTestApp({
    ...(redisUrl
      ? { env: { REDIS_URL: pipe.url }, databaseUrl: one.databaseUrl }
      : { databaseUrl: pipe.url }),
    presenceTimes,
  });
  const open = async (node: TestApp): Promise<ChatNode> =>
    Object.assign(node, { sockets: new OpenSockets(await listen(node)) });
  const nodes = { one: await open(one), two: await open(two), pipe };
  return {
    ...nodes,
    async close() {
      for (const { sockets } of [nodes.one, nodes.two]) sockets.close();
      await two.close();
      await one.close();
      await pipe.close();
    },
  };
}

/**
 * Resolves when a watcher on one node has seen somebody come online on the other, go offline when that
 * node's bus is cut, and come back when it is restored.
 */
export async function presenceFollowsTheLine(
  { one, two, pipe }: TwoNodes,
  watching: Person,
  watched: Person,
): Promise<void> {
  const everybody = one.sockets.online(watching).channel('users:join');
  await ok(everybody.join());
  const seen = (side: 'joins' | 'leaves') =>
    nextPayload<{ joins: object; leaves: object }>(
      everybody,
      'presence_diff',
      (diff) => String(watched.accountId) in diff[side],
    );
  const came = seen('joins');
  await ok(two.sockets.online(watched).channel('users:join').join());
  await came;
  const left = seen('leaves');
  pipe.cut();
  await left;
  const back = seen('joins');
  pipe.mend();
  await back;
}
