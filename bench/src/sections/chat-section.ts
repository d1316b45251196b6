import type { ChatFigure } from './chat-bench.ts';
import type { TroubleFigure } from './trouble-bench.ts';

/** The chat's part of the results. */
export function chatSection(chat: readonly ChatFigure[], trouble: readonly TroubleFigure[]): string {
  return `## Negotiation room

5,000 sockets in rooms of four. Each has joined its room's channel, its own and the common one. 500 messages a second for 30
seconds; acknowledged means stored with fsync. With two nodes, half of each room is on each node. The baseline is only
\`ws\` and \`pg\` with the same frames; its two processes exchange messages over the same bus. Everything shares two cores.
"Seen" is the time from sending until the last member of the room has the message.

| | p50 ms | p95 ms | p99 ms | seen p95 ms | sent | acknowledged | lost | duplicated | out of order |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${chat.map(steadyRow).join('\n')}

Processor time and memory are totals over all processes of the setup; memory is measured after 15 seconds of rest.
Saturation is the highest rate tried with p99 < 150 ms (1,000 sockets).

| | saturation | processor for 10,000 deliveries | memory of an idle socket | processes with 5,000 sockets |
|---|---:|---:|---:|---:|
${chat.map(costRow).join('\n')}

During failures: 400 people in rooms of four, 100 messages a second. Clients reconnect and resend as the browser does.
"Presence" is the time from the end of a node until a client at the other was notified that its users had left.

| | sent | acknowledged | lost | duplicated | out of order | repeats dropped by id | reconnects | presence |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${trouble.map(troubleRow).join('\n')}`;
}

function steadyRow({ name, steady }: ChatFigure): string {
  const { p50, p95, p99, seenP95, sent, acknowledged, lost, doubled, outOfOrder } = steady;
  const times = [p50, p95, p99, seenP95].map((ms) => ms.toFixed(1)).join(' | ');
  return `| ${name} | ${times} | ${sent} | ${acknowledged} | ${lost} | ${doubled} | ${outOfOrder} |`;
}

function costRow({ name, saturation, processor, idleKbASocket, residentMb }: ChatFigure): string {
  return `| ${name} | ${saturation}/s | ${processor.toFixed(2)} s | ${idleKbASocket.toFixed(1)} KB | ${residentMb.toFixed(0)} MB |`;
}

function troubleRow(row: TroubleFigure): string {
  const { trouble, sent, acknowledged, lost, doubled, outOfOrder, repeats, comebacks, presence } = row;
  const gone = presence === null ? '' : `${presence.toFixed(1)} s`;
  return `| ${trouble} | ${sent} | ${acknowledged} | ${lost} | ${doubled} | ${outOfOrder} | ${repeats} | ${comebacks} | ${gone} |`;
}
