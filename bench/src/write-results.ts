import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ChangeFigure } from './sections/change-bench.ts';
import type { ChatFigure } from './sections/chat-bench.ts';
import { chatSection } from './sections/chat-section.ts';
import type { FindFigure } from './sections/find-bench.ts';
import type { FramesFigure } from './sections/frames-bench.ts';
import { framesSection } from './sections/frames-section.ts';
import type { Compared } from './sections/http-bench.ts';
import type { ImportFigure } from './sections/import-bench.ts';
import type { MatchingFigure } from './sections/matching-bench.ts';
import type { OverloadFigures } from './sections/overload-bench.ts';
import { overloadSection } from './sections/overload-section.ts';
import type { ProfileFigure } from './sections/profile-bench.ts';
import type { SearchFigure } from './sections/search-bench.ts';
import { searchSection } from './sections/search-section.ts';
import type { StartFigures } from './sections/start-bench.ts';
import type { TroubleFigure } from './sections/trouble-bench.ts';

export interface Figures {
  starts: StartFigures;
  imports: readonly ImportFigure[];
  http: readonly Compared[];
  overload: OverloadFigures;
  profile: readonly ProfileFigure[];
  matching: readonly MatchingFigure[];
  change: readonly ChangeFigure[];
  search: SearchFigure;
  find: readonly FindFigure[];
  kpis: readonly MatchingFigure[];
  frames: readonly FramesFigure[];
  chat: readonly ChatFigure[];
  trouble: readonly TroubleFigure[];
  sizes: { players: number; requests: number };
}

const file = fileURLToPath(new URL('../results.md', import.meta.url));

/** Writes `bench/results.md`: the figures, the machine, and the baseline of the same run. */
export async function writeResults(figures: Figures): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const {
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
  } = figures;
  const text = `# Figures

Made by \`npm run bench\` at ${commit} with Node ${process.versions.node} and the embedded PostgreSQL 18 (fsync on), on ${cpus().length} cores
(${cpus()[0]?.model.trim() ?? 'unknown'}). The load generator, the service and PostgreSQL share the machine; compare with the
baseline of the same run, not with another machine. Medians of three rounds, service and baseline alternating.

## Calls

The baseline is a server of only Fastify, pg and zod that looks up the token's session and runs the statements recorded from the
service. 20 connections; ${sizes.players.toLocaleString('en')} players.

| call | service /s | baseline /s | share | p50 ms | p99 ms | baseline p99 ms | failed calls |
|---|---:|---:|---:|---:|---:|---:|---:|
${http.map(httpRow).join('\n')}

${overloadSection(overload)}

## Saving a profile

A player saves their own profile with every field filled. Each save has the version returned by the one before;
${sizes.players.toLocaleString('en')} players, ${sizes.requests.toLocaleString('en')} active requests. The effects of a change (events, notifications of clubs) run concurrently.

| what | median ms | p95 ms | slowest ms | of |
|---|---:|---:|---:|---:|
${profile.map(timesRow).join('\n')}

${searchSection(search, sizes.players)}

## Finding anything

The search in the top bar while somebody types: fragments of two letters and more, names with a club, acts. The whole call, over
every kind of thing; ${sizes.players.toLocaleString('en')} players whose surnames belong to hundreds each, ${sizes.requests.toLocaleString('en')} active requests, 100,000 negotiations and as many offers.

| who searches | median ms | p95 ms | slowest ms | of |
|---|---:|---:|---:|---:|
${find.map(timesRow).join('\n')}

## Matching

${sizes.players.toLocaleString('en')} players × ${sizes.requests.toLocaleString('en')} active requests. In the database, one connection.

| what | median ms | p95 ms | slowest ms | of |
|---|---:|---:|---:|---:|
${matching.map(timesRow).join('\n')}

A change: from sending it until the last of 20 people, notified by the socket, has refetched the list. A new exact match: from
sending the request until the player's agent and the club, notified by the socket, have refetched their lists.

| what | median ms | p95 ms | slowest ms | of |
|---|---:|---:|---:|---:|
${change.map(timesRow).join('\n')}

## Indicators

Whole market, 100,000 negotiations with their steps, ten notified exact matches per player. In the database, one connection.

| what | median ms | p95 ms | slowest ms | of |
|---|---:|---:|---:|---:|
${kpis.map(timesRow).join('\n')}

${framesSection(frames)}

${chatSection(chat, trouble)}

## File imports

Running service with the demo market: each file is read, checked row by row, and either previewed or stored.

| file | rows | added | seconds | memory before, MB | most memory, MB |
|---|---:|---:|---:|---:|---:|
${imports.map((row) => `| ${row.name} | ${row.rows} | ${row.added} | ${row.seconds.toFixed(1)} | ${row.beforeMb.toFixed(0)} | ${row.maxMb.toFixed(0)} |`).join('\n')}

## Starts and memory

| | |
|---|---:|
| first start after the installation: creates the database, loads the demo market | ${starts.firstStart.toFixed(1)} s |
| next start, to the first page | ${starts.nextStart.toFixed(1)} s |
| Node process at rest with the demo market | ${starts.idleMb.toFixed(0)} MB |
`;
  await writeFile(file, text);
  console.log(text);
}

function httpRow({ name, ours, baseline, share }: Compared): string {
  const bare = baseline ? baseline.requestsPerSecond.toFixed(0) : '';
  const ratio = share === null ? '' : share.toFixed(2);
  const wrong = ours.wrong + (baseline?.wrong ?? 0);
  return `| ${name} | ${ours.requestsPerSecond.toFixed(0)} | ${bare} | ${ratio} | ${ours.p50} | ${ours.p99} | ${baseline?.p99 ?? ''} | ${wrong} |`;
}

function timesRow({
  name,
  median,
  p95,
  slowest,
  runs,
}: MatchingFigure | ChangeFigure | ProfileFigure | FindFigure): string {
  return `| ${name} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${slowest.toFixed(1)} | ${runs} |`;
}
