import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';
import { openPairRoom } from '../stage/pair-room.ts';
import type { Person } from '../stage/person.ts';
import { messageField, says } from '../stage/says.ts';
import type { ServiceProcess } from '../stage/service-process.ts';
import { type Balancer, startBalancer } from '../stage/start-balancer.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const staffEmail = 'staff@demo.test';

/** A chat-only process beside the one with all roles; the balancer sends sockets to it first. */
let chatNode: ServiceProcess;
let balancer: Balancer;

beforeAll(async () => {
  chatNode = await stage.service.startBeside({ ROLES: 'chat' });
  balancer = await startBalancer([chatNode.port, Number(new URL(stage.service.address).port)]);
});

afterAll(async () => {
  await balancer?.close();
  await chatNode?.kill();
});

const spoken = (person: Person): Promise<string[]> =>
  person.page
    .getByRole('article')
    .evaluateAll((bubbles) =>
      bubbles.map((bubble) => bubble.querySelector('p[class*="text"]')?.textContent ?? ''),
    );

describe('two people on two nodes', () => {
  test('talk, see typing and read marks, and lose nothing when one node dies', async () => {
    const room = await openPairRoom(stage.service, agentEmail, staffEmail);
    const agent = await stage.arrives('the agent', agentEmail, room);
    const staff = await stage.arrives('the staff', staffEmail, room, { address: balancer.address });
    const before = (await spoken(agent)).length;

    await messageField(staff).pressSequentially('Buon');
    await agent.sees(/sta scrivendo…$/);
    await says(staff, 'Buongiorno dal secondo nodo');
    await agent.sees('Buongiorno dal secondo nodo');
    await says(agent, 'Buongiorno dal primo');
    await staff.sees('Buongiorno dal primo');
    await agent.page
      .getByText(/^Letto da/)
      .first()
      .waitFor({ state: 'attached' });

    expect(balancer.carriedBy.at(-1)).toBe(chatNode.port);
    await chatNode.kill();
    for (const words of ['uno', 'due', 'tre']) await says(staff, words);
    await says(agent, 'quattro');
    await agent.sees('tre');
    await staff.sees('quattro');
    await staff.seesNoMore('Connessione interrotta. Riconnessione in corso…');

    expect(balancer.carriedBy.at(-1)).not.toBe(chatNode.port);
    const [seen, alsoSeen] = [await spoken(agent), await spoken(staff)];
    expect(seen).toEqual(alsoSeen);
    const said = seen.slice(before);
    expect(said.slice(0, 2)).toEqual(['Buongiorno dal secondo nodo', 'Buongiorno dal primo']);
    expect(said.filter((words) => ['uno', 'due', 'tre'].includes(words))).toEqual(['uno', 'due', 'tre']);
    expect(said).toHaveLength(6);
  });
});
