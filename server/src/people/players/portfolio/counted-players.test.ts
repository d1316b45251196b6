import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeAgent } from '../../../../test/factories/people.ts';
import { buildTestApp } from '../../../../test/stage/build-test-app.ts';

it('the total of a list is exact up to ten thousand, and marked as inexact above', async () => {
  const app = await buildTestApp();
  try {
    const agent = await makeAgent(app);
    const add = (count: number) =>
      sql`
        insert into players (profile, agent_id, name, surname, created_at, updated_at)
        select 3, ${agent.agentId}, 'Ivo', 'Via', now(), now() from generate_series(1, ${count}::int)`.execute(
        app.services.db,
      );
    const counted = async () => {
      const { total, totalIsExact } = (await app.call(agent.token, 'Agent/GetAgentPlayerList', { limit: 1 }))
        .ok;
      return [total, totalIsExact];
    };
    await add(10_000);
    expect(await counted()).toEqual([10_000, true]);
    await add(2);
    expect(await counted()).toEqual([10_001, false]);
  } finally {
    await app.close();
  }
});
