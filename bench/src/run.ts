import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { fillMarket } from '../../server/test/factories/market.ts';
import { benchChange } from './change-bench.ts';
import { benchChat } from './chat-bench.ts';
import { benchHttp } from './http-bench.ts';
import { benchMatching } from './matching-bench.ts';
import { benchSearch } from './search-bench.ts';
import { benchStart } from './start-bench.ts';
import { benchTrouble } from './trouble-bench.ts';
import { writeResults } from './write-results.ts';

const migrations = fileURLToPath(new URL('../../server/migrations/', import.meta.url));
const sizes = { players: 100_000, requests: 5_000, agents: 200, clubs: 500 };

/** Runs with a fresh, durable PostgreSQL of its own; what a part leaves behind is gone after it. */
async function onFreshDatabase<Result>(
  measure: (url: string) => Promise<Result>,
  fill: boolean,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trattativa-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate({ url: postgres.url, directory: migrations });
    if (fill) {
      console.log(`Filling ${sizes.players} players and ${sizes.requests} requests…`);
      const opened = openDatabase(postgres.url, { connections: 1 });
      await fillMarket(opened.db, sizes, new Date());
      await opened.close();
    }
    return await measure(postgres.url);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

console.log('Starts and memory…');
const starts = await benchStart();
console.log('Calls…');
const http = await onFreshDatabase(benchHttp, true);
console.log('Matching…');
const matching = await onFreshDatabase(benchMatching, true);
console.log('A change through to every list…');
const change = await onFreshDatabase(benchChange, true);
console.log('Searching…');
const search = await onFreshDatabase(benchSearch, true);
console.log('Chat…');
const chat = await onFreshDatabase(benchChat, false);
console.log('Chat in trouble…');
const trouble = await onFreshDatabase(benchTrouble, false);
await writeResults({ starts, http, search, matching, change, chat, trouble, sizes });
