import { sql } from 'kysely';
import { readFigures } from '../people/agents/agent-figures.repository.ts';
import type { Database } from '../platform/database/database.ts';

/** Figures of a week that has gone: a share of what each agent's are now. */
export async function insertDemoFigures(db: Database, week: string, share: number, at: Date): Promise<void> {
  const agents = await sql<{ id: number }>`select id from agents order by id`.execute(db);
  for (const { id } of agents.rows) {
    const now = await readFigures(db, id);
    if (!now) continue;
    const part = (amount: number) => Math.round(amount * share);
    // Whole euros: nobody states a player's value in cents.
    const money = (cents: number) => Math.round((cents * share) / 100_000) * 100_000;
    await sql`
      insert into agent_figures (agent_id, week, value_cents, players, revenue_cents, on_market, covered, clubs, taken_at)
      values (${id}, ${week}, ${money(now.value_cents)}, ${part(now.players)}, ${part(now.revenue_cents)},
              ${part(now.on_market)}, ${part(now.covered * share)}, ${part(now.clubs)}, ${at})
      on conflict do nothing`.execute(db);
  }
}
