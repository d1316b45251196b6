import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ChatFigures } from './chat-bench.ts';
import type { ChatResult } from './chat-clients.ts';
import type { Compared } from './http-bench.ts';
import type { MatchingFigure } from './matching-bench.ts';
import type { StartFigures } from './start-bench.ts';

export interface Figures {
  starts: StartFigures;
  http: readonly Compared[];
  matching: readonly MatchingFigure[];
  chat: ChatFigures;
  sizes: { players: number; requests: number };
}

const file = fileURLToPath(new URL('../results.md', import.meta.url));

/** Writes `bench/results.md`: what was measured, on what, side by side with the floor of the same run. */
export async function writeResults(figures: Figures): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const { starts, http, matching, chat, sizes } = figures;
  const text = `# Figures

Made by \`npm run bench\` at ${commit} with Node ${process.versions.node} and the embedded PostgreSQL 18 (fsync on), on ${cpus().length} cores
(${cpus()[0]?.model.trim() ?? 'unknown'}). The load generator, the service and PostgreSQL share the machine; compare with the
floor of the same run, not with another machine. Medians of three rounds, service and floor in turn.

## Calls

The floor is Fastify, pg and zod alone, with the token's session look-up, running the statements that the service was seen to
run. 20 connections; ${sizes.players.toLocaleString('en')} players.

| call | service /s | floor /s | share | p50 ms | p99 ms | floor p99 ms | wrong answers |
|---|---:|---:|---:|---:|---:|---:|---:|
${http.map(httpRow).join('\n')}

## Matching

${sizes.players.toLocaleString('en')} players × ${sizes.requests.toLocaleString('en')} active requests. In the database, one connection.

| what | median ms | p95 ms | slowest ms | of |
|---|---:|---:|---:|---:|
${matching.map((row) => `| ${row.name} | ${row.median.toFixed(1)} | ${row.p95.toFixed(1)} | ${row.slowest.toFixed(1)} | ${row.runs} |`).join('\n')}

## Negotiation room

5,000 sockets in rooms of four, 500 messages a second, acknowledged means stored with fsync. The floor is \`ws\` and \`pg\` alone.

| | p50 ms | p95 ms | p99 ms | sent | acknowledged | lost | doubled | out of order |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${chatRow('service', chat.steady.ours)}
${chatRow('floor', chat.steady.floor)}

| | service | floor |
|---|---:|---:|
| saturation: highest rate tried with p99 < 150 ms (1,000 sockets) | ${chat.saturation.ours}/s | ${chat.saturation.floor}/s |
| memory of an idle socket, joined to a room | ${chat.idleKbASocket.toFixed(1)} KB | |
| process with 5,000 sockets | ${chat.residentMbWithSockets.toFixed(0)} MB | |

## Starts and memory

| | |
|---|---:|
| first start after the installation: database made, demo market loaded | ${starts.firstStart.toFixed(1)} s |
| next start, to the first page | ${starts.nextStart.toFixed(1)} s |
| Node process at rest with the demo market | ${starts.idleMb.toFixed(0)} MB |
`;
  await writeFile(file, text);
  console.log(text);
}

function httpRow({ name, ours, floor, share }: Compared): string {
  const bare = floor ? floor.requestsPerSecond.toFixed(0) : '';
  const ratio = share === null ? '' : share.toFixed(2);
  const wrong = ours.wrong + (floor?.wrong ?? 0);
  return `| ${name} | ${ours.requestsPerSecond.toFixed(0)} | ${bare} | ${ratio} | ${ours.p50} | ${ours.p99} | ${floor?.p99 ?? ''} | ${wrong} |`;
}

function chatRow(name: string, result: ChatResult): string {
  const { p50, p95, p99, sent, acknowledged, lost, doubled, outOfOrder } = result;
  return `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} | ${sent} | ${acknowledged} | ${lost} | ${doubled} | ${outOfOrder} |`;
}
