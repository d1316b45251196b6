import Fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { createIds } from '../../server/src/platform/ids.ts';
import { benchTokenSecrets } from './bench-tokens.ts';
import type { Statement } from './statements.ts';

/**
 * The baseline: only Fastify, pg and zod. For each path it checks the token (including the session look-up), validates the
 * input, runs the statements that the service ran for the same call, and returns the rows of the last select. The
 * benchmark starts it with the statements in its environment.
 */
interface Baseline {
  databaseUrl: string;
  tokenStatement: Statement;
  calls: Record<string, { statements: Statement[]; together: boolean }>;
}

const baseline = JSON.parse(process.env.BENCH_BASELINE ?? '{}', reviveBuffers) as Baseline;
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const ids = createIds(benchTokenSecrets);
const pool = new pg.Pool({ connectionString: baseline.databaseUrl, max: 12 });
const app = Fastify({ logger: false });
const input = z
  .object({})
  .catchall(
    z.union([z.number(), z.string(), z.boolean(), z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  );

for (const [path, call] of Object.entries(baseline.calls)) {
  app.post(path, async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const hash = ids.hash(token);
    const values = baseline.tokenStatement.values.map((value) => (Buffer.isBuffer(value) ? hash : value));
    const session = await pool.query({ ...baseline.tokenStatement, values });
    if (session.rowCount === 0) return reply.code(401).send();
    const parsed = input.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    const rows = call.together ? await together(call.statements) : await inOrder(call.statements);
    return reply.type('application/json').send(JSON.stringify(rows));
  });
}

async function together(statements: readonly Statement[]): Promise<unknown> {
  const results = await Promise.all(statements.map((statement) => pool.query(statement)));
  return results.map((result) => result.rows);
}

async function inOrder(statements: readonly Statement[]): Promise<unknown> {
  const client = await pool.connect();
  try {
    let rows: unknown = [];
    for (const statement of statements) {
      const result = await client.query(statement);
      if (result.rows.length > 0) rows = result.rows;
    }
    return rows;
  } finally {
    client.release();
  }
}

function reviveBuffers(_key: string, value: unknown): unknown {
  const buffer = value as { type?: string; data?: number[] };
  return buffer?.type === 'Buffer' && Array.isArray(buffer.data) ? Buffer.from(buffer.data) : value;
}

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
process.on('SIGTERM', () => process.exit(0));
