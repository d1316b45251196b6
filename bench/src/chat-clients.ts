import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

export interface ChatLoad {
  url: string;
  /** One token for each socket, and the room that it sits in: rooms of `roomSize`. */
  seats: { token: string; room: string }[];
  messagesPerSecond: number;
  seconds: number;
}

export interface ChatResult {
  sent: number;
  acknowledged: number;
  /** Deliveries that should have come and did not, came twice, or came before an earlier one of their room. */
  lost: number;
  doubled: number;
  outOfOrder: number;
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

interface Seat {
  socket: WebSocket;
  topic: string;
  ref: number;
  /** Message ids seen, for the count of doubled ones. */
  seen: Set<string>;
  lastSeq: number;
}

/** Opens all sockets and joins their rooms, some hundred at a time. */
export async function openSeats(
  load: Pick<ChatLoad, 'url' | 'seats'>,
  onFrame: (seat: Seat, frame: unknown[]) => void,
) {
  const seats: Seat[] = [];
  const batch = 100;
  for (let from = 0; from < load.seats.length; from += batch) {
    const opened = load.seats
      .slice(from, from + batch)
      .map(({ token, room }) => openSeat(load.url, token, room, onFrame));
    seats.push(...(await Promise.all(opened)));
  }
  return seats;
}

function openSeat(
  url: string,
  token: string,
  room: string,
  onFrame: (seat: Seat, frame: unknown[]) => void,
): Promise<Seat> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}/socket/websocket?token=${token}&vsn=2.0.0`);
    const seat: Seat = { socket, topic: `conversation:${room}`, ref: 1, seen: new Set(), lastSeq: 0 };
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify(['1', '1', seat.topic, 'phx_join', {}])));
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as unknown[];
      const joined = frame[3] === 'phx_reply' && frame[1] === '1';
      if (!joined) return onFrame(seat, frame);
      const { status } = frame[4] as { status: string };
      if (status === 'ok') resolve(seat);
      else reject(new Error(`the join of ${seat.topic} was refused: ${JSON.stringify(frame[4])}`));
    });
  });
}

/**
 * Sends at a steady rate from sockets in turn and follows every message to its acknowledgement and to every member of
 * its room. Latency is from sending to the acknowledgement, which the server gives only after storing.
 */
export async function loadChat(load: ChatLoad): Promise<ChatResult> {
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const deliveries = new Map<string, number>();
  const counts = { doubled: 0, outOfOrder: 0 };

  const seats = await openSeats(load, (seat, frame) => {
    const [, ref, , event, payload] = frame as [
      unknown,
      string | null,
      string,
      string,
      Record<string, unknown>,
    ];
    if (event === 'phx_reply') {
      const started = sentAt.get(`${seat.topic} ${seat.socket.url} ${ref}`);
      if (started !== undefined && payload.status === 'ok') latencies.push(performance.now() - started);
      return;
    }
    if (event !== 'new_messages') return;
    for (const message of payload.messages as { id: number | string; seq: number; client_id: string }[]) {
      const id = String(message.id);
      if (seat.seen.has(id)) counts.doubled += 1;
      seat.seen.add(id);
      if (message.seq < seat.lastSeq) counts.outOfOrder += 1;
      seat.lastSeq = message.seq;
      deliveries.set(message.client_id, (deliveries.get(message.client_id) ?? 0) + 1);
    }
  });

  const roomSize = new Map<string, number>();
  for (const { topic } of seats) roomSize.set(topic, (roomSize.get(topic) ?? 0) + 1);
  const expected = new Map<string, number>();
  const started = performance.now();
  let sent = 0;
  while (performance.now() - started < load.seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * load.messagesPerSecond);
    for (; sent < due; sent += 1) {
      // A large odd stride spreads neighbouring messages over rooms.
      const seat = seats[(sent * 7919) % seats.length] as Seat;
      const clientId = randomUUID();
      seat.ref += 1;
      sentAt.set(`${seat.topic} ${seat.socket.url} ${seat.ref}`, performance.now());
      expected.set(clientId, roomSize.get(seat.topic) ?? 0);
      seat.socket.send(
        JSON.stringify([
          '1',
          String(seat.ref),
          seat.topic,
          'send_message',
          { content: `Message ${sent}`, client_id: clientId },
        ]),
      );
    }
    await new Promise((later) => setTimeout(later, 2));
  }
  const elapsed = (performance.now() - started) / 1000;
  // What is still on its way gets time to arrive; only then is it lost.
  const patience = performance.now() + 10_000;
  while (latencies.length < sent && performance.now() < patience)
    await new Promise((later) => setTimeout(later, 20));
  await new Promise((later) => setTimeout(later, 300));
  let lost = 0;
  for (const [clientId, members] of expected) lost += Math.max(0, members - (deliveries.get(clientId) ?? 0));
  for (const { socket } of seats) socket.terminate();
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return {
    sent,
    acknowledged: latencies.length,
    lost,
    doubled: counts.doubled,
    outOfOrder: counts.outOfOrder,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    perSecond: latencies.length / elapsed,
  };
}
