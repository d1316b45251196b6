import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { fillMarket } from '../../server/test/factories/market.ts';
import { benchChange } from './sections/change-bench.ts';
import { benchChat } from './sections/chat-bench.ts';
import { chatSection } from './sections/chat-section.ts';
import { benchFind } from './sections/find-bench.ts';
import { benchFrames, longLists } from './sections/frames-bench.ts';
import { framesSection } from './sections/frames-section.ts';
import { benchDealLists, benchHttp } from './sections/http-bench.ts';
import { benchImport } from './sections/import-bench.ts';
import { benchKpis } from './sections/kpi-bench.ts';
import { benchMatching, type MatchingFigure } from './sections/matching-bench.ts';
import { benchOverload } from './sections/overload-bench.ts';
import { overloadSection } from './sections/overload-section.ts';
import { benchPreview } from './sections/preview-bench.ts';
import { benchProfile } from './sections/profile-bench.ts';
import { benchRollout } from './sections/rollout-bench.ts';
import { benchSearch } from './sections/search-bench.ts';
import { searchSection } from './sections/search-section.ts';
import { benchStart } from './sections/start-bench.ts';
import { benchTrouble } from './sections/trouble-bench.ts';
import { slopesTable } from './slopes-table.ts';
import { writeResults } from './write-results.ts';

const migrations = fileURLToPath(new URL('../../server/migrations/', import.meta.url));
const maxFillingMs = 10 * 60_000;
const sizes = { players: 100_000, requests: 5_000, agents: 200, clubs: 500 };
/** The markets of `npm run bench -- slopes`: each twice the size of the one before, all with an agent of 500 players. */
const growing = [0.5, 1, 2].map((times) => ({
  players: sizes.players * times,
  requests: sizes.requests * times,
  agents: sizes.agents * times,
  clubs: sizes.clubs,
}));

/** Runs a part with its own fresh, durable PostgreSQL, which is removed afterwards. */
async function onFreshDatabase<Result>(
  measure: (url: string) => Promise<Result>,
  market: typeof sizes | null,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trattativa-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate({ url: postgres.url, directory: migrations });
    if (market) {
      console.log(`Filling ${market.players} players and ${market.requests} requests…`);
      // Filling takes longer than any statement of the service may.
      const opened = openDatabase(postgres.url, { connections: 1, maxSilenceMs: maxFillingMs });
      await fillMarket(opened.db, market, new Date());
      // PostgreSQL does this itself about a minute after such an insert. It makes index-only scans possible.
      await sql`vacuum analyze`.execute(opened.db);
      await opened.close();
    }
    return await measure(postgres.url);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function benchRoom() {
  console.log('Chat…');
  const chat = await benchChat((measure) => onFreshDatabase(measure, null));
  console.log('Chat during failures…');
  return { chat, trouble: await onFreshDatabase(benchTrouble, null) };
}

// `npm run bench -- chat` measures only the negotiation room and does not write results.md.
if (process.argv[2] === 'chat') {
  const { chat, trouble } = await benchRoom();
  console.log(chatSection(chat, trouble));
  process.exit();
}

// `npm run bench -- slopes` measures how matching scales with the market; the figures are in docs/operations.md.
if (process.argv[2] === 'slopes') {
  const bySize: MatchingFigure[][] = [];
  for (const size of growing) bySize.push(await onFreshDatabase(benchMatching, size));
  console.log(slopesTable(growing, bySize));
  process.exit();
}

// `npm run bench -- profile` does the same for saving a profile.
if (process.argv[2] === 'profile') {
  console.table(await onFreshDatabase(benchProfile, sizes));
  process.exit();
}

// `npm run bench -- search` does the same for the list of everybody's players.
if (process.argv[2] === 'search') {
  console.log(searchSection(await onFreshDatabase(benchSearch, sizes), sizes.players));
  process.exit();
}

// `npm run bench -- find` does the same for the search in the top bar.
if (process.argv[2] === 'find') {
  console.table(await onFreshDatabase(benchFind, sizes));
  process.exit();
}

// `npm run bench -- frames` does the same for long lists in a browser.
if (process.argv[2] === 'frames') {
  console.log(framesSection(await onFreshDatabase(benchFrames, longLists)));
  process.exit();
}

// `npm run bench -- overload` does the same for more calls than the service can answer.
if (process.argv[2] === 'overload') {
  console.log(overloadSection(await onFreshDatabase(benchOverload, sizes)));
  process.exit();
}

// `npm run bench -- rollout [<commit>]` rehearses a rollout from a commit (default: the last one) to the present sources, and
// the way back; a failed call fails it.
if (process.argv[2] === 'rollout') {
  const figures = await benchRollout(process.argv[3] ?? 'HEAD');
  console.table(figures);
  process.exit(figures.some(({ failed }) => failed > 0) ? 1 : 0);
}

console.log('Starts and memory…');
const starts = await benchStart();
console.log('File imports…');
const imports = await benchImport();
// First of the parts that run in this process: the others would make its code slower than in a service.
console.log('Searching…');
const search = await onFreshDatabase(benchSearch, sizes);
console.log('Finding anything…');
const find = await onFreshDatabase(benchFind, sizes);
console.log('Calls…');
const http = await onFreshDatabase(benchHttp, sizes);
const { lists, kpis } = await onFreshDatabase(
  async (url) => ({ lists: await benchDealLists(url), kpis: await benchKpis(url) }),
  sizes,
);
http.push(...lists);
console.log('More calls than can be answered…');
const overload = await onFreshDatabase(benchOverload, sizes);
console.log('Saving a profile…');
const profile = await onFreshDatabase(benchProfile, sizes);
console.log('Matching…');
const matching = await onFreshDatabase(
  async (url) => [...(await benchMatching(url)), ...(await benchPreview(url))],
  sizes,
);
console.log('A change until every list shows it…');
const change = await onFreshDatabase(benchChange, sizes);
console.log('Long lists in a browser…');
const frames = await onFreshDatabase(benchFrames, longLists);
const { chat, trouble } = await benchRoom();
await writeResults({
  starts,
  imports,
  http,
  overload,
  profile,
  search,
  find,
  kpis,
  matching,
  change,
  frames,
  chat,
  trouble,
  sizes,
});
