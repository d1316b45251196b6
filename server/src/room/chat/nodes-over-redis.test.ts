import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePair, ok } from '../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import {
  type ChatNode,
  presenceFollowsTheLine,
  startTwoNodes,
  type TwoNodes,
} from '../../../test/factories/two-nodes.ts';
import { startRedis } from '../../../test/stage/start-redis.ts';
import type { TcpProxy } from '../../../test/stage/tcp-proxy.ts';

const redis = await startRedis();
if (!redis) console.warn('Neither valkey-server nor redis-server is here, nor REDIS_URL: not tested.');

/** Two nodes on one database and one Redis; the second reaches Redis through a proxy that can be cut. */
describe.runIf(redis)('two nodes over Redis', () => {
  let nodes: TwoNodes;
  let one: ChatNode;
  let two: ChatNode;
  let pipe: TcpProxy;
  let ada: Person;
  let bea: Person;
  let room: number;

  beforeAll(async () => {
    nodes = await startTwoNodes(redis?.url);
    ({ one, two, pipe } = nodes);
  });

  afterAll(async () => {
    await nodes?.close();
    await redis?.stop();
  });

  beforeEach(async () => {
    for (const { sockets } of [one, two]) sockets.close();
    ada = await makeAgent(one, { name: 'Ada' });
    bea = await makeAgent(one, { name: 'Bea' });
    room = await makePair(one, ada, bea);
  });

  const inRoom = (node: ChatNode, person: Person) => node.sockets.inRoom(person, room);

  it('keep one order with concurrent writers on both', async () => {
    const [a, b] = [await inRoom(one, ada), await inRoom(two, bea)];
    const sent = [];
    for (let n = 0; n < 30; n += 1) sent.push(ok(a.send(`a${n}`, `a${n}`)), ok(b.send(`b${n}`, `b${n}`)));
    await Promise.all(sent);
    await Promise.all([a.showing(60), b.showing(60)]);
    expect(a.shown).toEqual(b.shown);
    expect(a.repeated + b.repeated).toBe(0);
  });

  it('lose nothing while Redis is down: everybody can write, and all is delivered once it is back', async () => {
    const [a, b] = [await inRoom(one, ada), await inRoom(two, bea)];
    pipe.cut();
    for (const n of [1, 2, 3]) await ok(a.send(`a${n}`, `a${n}`));
    await ok(b.send('b1', 'b1'));
    await b.showing(4);
    pipe.mend();
    await a.showing(4);
    expect(a.shown).toEqual(b.shown);
    expect(a.repeated + b.repeated).toBe(0);
  });

  it('share presence, and drop that of a dead node', async () => {
    await presenceFollowsTheLine(nodes, ada, bea);
  });
});
