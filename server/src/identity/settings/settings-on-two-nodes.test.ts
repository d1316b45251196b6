import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, type Person } from '../../../test/factories/people.ts';
import { startTwoNodes, type TwoNodes } from '../../../test/factories/two-nodes.ts';
import type { TestApp } from '../../../test/stage/build-test-app.ts';

/** The platform promises two seconds. */
const withinMs = 2_000;

let nodes: TwoNodes;
let admin: Person;

beforeAll(async () => {
  nodes = await startTwoNodes();
  admin = await makeStaff(nodes.one, { admin: true });
});
afterAll(() => nodes.close());

async function saveTimeout(app: TestApp, chunkTimeoutSeconds: number): Promise<void> {
  const { version } = (await app.call(admin.token, 'Settings/GetSettings', {})).ok;
  const settings = { web: { chunkTimeoutSeconds } };
  const saved = await app.call(admin.token, 'Settings/SaveSettings', { version, reason: 'Prova', settings });
  expect(saved.status).toBe(200);
}

/** Resolves when a node says so; rejects after two seconds. */
async function says(app: TestApp, seconds: number): Promise<void> {
  const until = Date.now() + withinMs;
  while (app.services.settings.current.web.chunkTimeoutSeconds !== seconds) {
    if (Date.now() > until) throw new Error(`the node does not say ${seconds} within ${withinMs} ms`);
    await sql`select 1`.execute(app.services.db);
  }
}

it('a setting saved on one node holds on the other within two seconds', async () => {
  await saveTimeout(nodes.one, 60);
  await says(nodes.two, 60);
  await saveTimeout(nodes.two, 61);
  await says(nodes.one, 61);
});

it('a node that was cut off holds what was saved meanwhile once its line is mended', async () => {
  nodes.pipe.cut();
  await saveTimeout(nodes.one, 62);
  nodes.pipe.mend();
  await says(nodes.two, 62);
});
