import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** The plans that PostgreSQL chooses for the statements of a reading, one text for each, in the order in which they were sent. */
export async function readPlans(
  db: Database,
  read: (watched: Database) => Promise<unknown>,
): Promise<string[]> {
  const sent: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sent.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await read(db.withPlugin(watch));
  const plans: string[] = [];
  for (const { sql, parameters } of sent) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${sql}`, [...parameters]),
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
