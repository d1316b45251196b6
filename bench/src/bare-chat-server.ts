import { createServer } from 'node:http';
import { createClient } from '@redis/client';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { createIds } from '../../server/src/platform/ids.ts';
import { benchTokenSecrets } from './bench-tokens.ts';

/**
 * The baseline of the chat: only `ws` and `pg`. It looks up the token, checks membership at the join, stores each message
 * durably with the next number of its conversation, sends the same frames to the room and to its members' own channels, and
 * acknowledges. With two processes, each sends every message to the other over BENCH_BUS.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const ids = createIds(benchTokenSecrets);
/** The sockets of each topic. */
const rooms = new Map<string, Map<WebSocket, number>>();
const http = createServer((_request, response) => response.end());
const server = new WebSocketServer({ server: http, path: '/socket/websocket', maxPayload: 65_536 });

interface Message {
  conversation_id: number;
  [field: string]: unknown;
}
type Frame = [string | null, string | null, string, string, { content?: string; client_id?: string }];

server.on('connection', async (socket, request) => {
  const waiting: string[] = [];
  let account: number | null = null;
  socket.on('message', (data) =>
    account === null ? waiting.push(String(data)) : void receive(socket, account, String(data)),
  );
  const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('token') ?? '';
  const found = await pool.query<{ account_id: string }>(
    `select s.account_id from access_tokens t join sessions s on s.id = t.session_id and s.ended_at is null
     where t.hash = $1 and t.expires_at > now()`,
    [ids.hash(token)],
  );
  if (!found.rows[0]) return socket.close(4001);
  account = Number(found.rows[0].account_id);
  for (const data of waiting) void receive(socket, account, data);
});

async function receive(socket: WebSocket, account: number, data: string): Promise<void> {
  const [joinRef, ref, topic, event, payload] = JSON.parse(data) as Frame;
  const reply = (response: unknown) =>
    socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]));
  const conversation = topic.slice('conversation:'.length);
  const enter = () => {
    const room = rooms.get(topic) ?? new Map<WebSocket, number>();
    rooms.set(topic, room.set(socket, account));
    socket.on('close', () => room.delete(socket));
    reply({});
  };
  if (event === 'phx_join' && topic.startsWith('users:')) return enter();
  if (event === 'phx_join') {
    const member = await pool.query(
      'select 1 from conversation_members where conversation_id = $1 and account_id = $2',
      [conversation, account],
    );
    if (member.rowCount === 0) return;
    return enter();
  }
  if (event !== 'send_message') return;
  const stored = await pool.query(
    `with next as (
       update conversations set last_seq = last_seq + 1, last_message_at = now() where id = $1 returning last_seq)
     insert into messages (conversation_id, seq, from_id, client_id, kind, content, inserted_at)
     select $1, last_seq, $2, $3, 'text', $4, now() from next returning id, seq, inserted_at`,
    [conversation, account, payload.client_id, payload.content],
  );
  const row = stored.rows[0];
  const message = {
    id: Number(row.id),
    conversation_id: Number(conversation),
    from_id: account,
    content: payload.content,
    inserted_at: row.inserted_at,
    client_id: payload.client_id,
    kind: 'text',
    seq: Number(row.seq),
  };
  broadcastToRoom(topic, message);
  sendToOther?.(JSON.stringify([process.pid, topic, message]));
  reply({ message });
}

function broadcastToRoom(topic: string, message: Message): void {
  const { conversation_id: conversationId } = message;
  const news = { conversation_id: conversationId, messages: [message] };
  const frame = JSON.stringify([null, null, topic, 'new_messages', news]);
  for (const [member, to] of rooms.get(topic) ?? []) {
    member.send(frame);
    const own = `users:${to}`;
    const unread = { conversation_id: conversationId, unread_count: 1, last_message: message };
    const told = JSON.stringify([null, null, own, 'unread_updated', unread]);
    for (const screen of rooms.get(own)?.keys() ?? []) screen.send(told);
  }
}

function onOtherProcess(said: string): void {
  const [from, topic, message] = JSON.parse(said) as [number, string, Message];
  if (from !== process.pid) broadcastToRoom(topic, message);
}

const openBus: Record<string, () => Promise<(said: string) => void>> = {
  async postgres() {
    const ear = new pg.Client({ connectionString: process.env.DATABASE_URL });
    const mouth = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
    await ear.connect();
    ear.on('notification', ({ payload = '' }) => onOtherProcess(payload));
    await ear.query('listen bare');
    return (said) => void mouth.query('select pg_notify($1, $2)', ['bare', said]);
  },
  async redis() {
    const mouth = createClient({ url: process.env.REDIS_URL as string });
    const ear = mouth.duplicate();
    await Promise.all([ear.connect(), mouth.connect()]);
    await ear.subscribe('bare', onOtherProcess);
    return (said) => void mouth.publish('bare', said);
  },
};
const sendToOther = await openBus[process.env.BENCH_BUS ?? '']?.();

http.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
