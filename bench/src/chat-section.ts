import type { ChatFigure } from './chat-bench.ts';
import type { TroubleFigure } from './trouble-bench.ts';

/** The chat's part of the results. */
export function chatSection(chat: readonly ChatFigure[], trouble: readonly TroubleFigure[]): string {
  return `## Negotiation room

5,000 sockets in rooms of four, each on its room's, its own and everybody's channel; 500 messages a second for half a minute;
acknowledged means stored with fsync. With two nodes half of each room sits on either. The floor is \`ws\` and \`pg\` alone, with
the same frames; as two processes each message is said to the other over the same bus. Everything shares two cores.
"Seen" is from sending until the last of the room has the message.

| | p50 ms | p95 ms | p99 ms | seen p95 ms | sent | acknowledged | lost | doubled | out of order |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${chat.map(steadyRow).join('\n')}

Processor time and memory are those of all processes of the arrangement, memory after a quarter of a minute's rest.
Saturation is the highest rate tried with p99 < 150 ms (1,000 sockets).

| | saturation | processor for 10,000 deliveries | memory of an idle socket | processes with 5,000 sockets |
|---|---:|---:|---:|---:|
${chat.map(costRow).join('\n')}

While things go wrong: 400 people in rooms of four, 100 messages a second, who come back and send again as the browser does.
"Gone" is from the end of a node until somebody at the other was told that its people had left.

| | sent | acknowledged | lost | doubled | out of order | repeats dropped by id | comebacks | gone |
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
