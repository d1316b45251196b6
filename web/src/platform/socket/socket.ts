import { type Channel, Socket } from 'phoenix';
import { chatAddress } from '../api/chat-address.ts';
import { chatCall } from '../api/chat-call.ts';
import { session } from '../session/session.ts';
import { connection } from './connection.ts';

/** The service's close code after a logout: do not reconnect. */
const signedOut = 4001;

/**
 * A connection that is not open after this time (ms) is reported as unavailable: a proxy blocks it, the chat is away, or
 * CHAT_URL is wrong. The client goes on trying; an attempt that is still unanswered then is made again, which it does not do.
 */
const patienceMs = 10_000;

let socket: Socket | null = null;
let patience: ReturnType<typeof setInterval> | undefined;
/** Removes the network listeners of the socket. */
let networkListeners = new AbortController();
let channels = new Map<string, Channel>();

/** Connects with the session's token, read at every reconnect. Does nothing when already connected. */
export function connectSocket(): void {
  if (socket) return;
  // As a subprotocol: the address is in the logs of proxies.
  const opened = new Socket(chatAddress('/socket', 'ws'), {
    authToken: () => session.token() ?? '',
  } as object);
  socket = opened;
  expectOpen(opened, 'connecting');
  opened.onOpen(() => {
    clearInterval(patience);
    connection.set('open');
  });
  opened.onClose((event) => {
    if (socket !== opened) return;
    if (event.code === signedOut) session.end('expired');
    else if (connection.get() === 'open') expectOpen(opened, 'lost');
    else void checkSession();
  });
  listenToNetwork(opened);
  opened.connect();
}

/** Reports the connection as unavailable if it does not open in time. */
function expectOpen(opened: Socket, state: 'connecting' | 'lost'): void {
  connection.set(state);
  clearInterval(patience);
  patience = setInterval(() => {
    // Without network "reconnecting" remains true: it is tried again as soon as there is one.
    if (!navigator.onLine) return;
    connection.set('unavailable');
    if (opened.connectionState() === 'connecting') connectAnew(opened);
  }, patienceMs);
}

function connectAnew(opened: Socket): void {
  opened.disconnect(() => {
    if (socket === opened) opened.connect();
  });
}

/**
 * Without network a socket stays open for up to a minute, and after a change of network it is dead. The first is
 * reported at once; after the second the socket reconnects.
 */
function listenToNetwork(opened: Socket): void {
  networkListeners = new AbortController();
  const { signal } = networkListeners;
  addEventListener('offline', () => connection.get() === 'open' && connection.set('lost'), { signal });
  const reconnect = () => {
    if (connection.get() === 'open') return;
    expectOpen(opened, 'lost');
    connectAnew(opened);
  };
  addEventListener('online', reconnect, { signal });
}

/** Disconnects permanently: the session has ended. */
export function disconnectSocket(): void {
  const closing = socket;
  socket = null;
  networkListeners.abort();
  clearInterval(patience);
  channels = new Map();
  connection.set('closed');
  closing?.disconnect();
}

let checking = false;

/**
 * A browser does not learn why a connection was refused. This call renews an expired token, and ends the session if it
 * is over (spec §7: the current-user ping). Without network it changes nothing.
 */
async function checkSession(): Promise<void> {
  if (checking) return;
  checking = true;
  await chatCall('GET', '/accounts/me').catch(() => undefined);
  checking = false;
}

/**
 * The channel of a topic, the same for every caller: two channels of one topic would close each other. A new one is not
 * joined yet; `params` are evaluated at every (re)join. Throws when nobody is logged in.
 */
export function channel(topic: string, params: () => object = () => ({})): Channel {
  if (!socket) throw new Error(`no connection for ${topic}`);
  const known = channels.get(topic);
  if (known && known.state !== 'leaving') return known;
  // The client evaluates a function at each join; its types do not declare it.
  const made = socket.channel(topic, params as unknown as object);
  channels.set(topic, made);
  made.onClose(() => {
    if (channels.get(topic) === made) channels.delete(topic);
  });
  return made;
}

/** The refusals of a join that a retry cannot change. */
const final = new Set(['unauthorized', 'forbidden', 'not_found', 'unmatched topic']);

/**
 * Joins unless joined or joining. `onJoined` runs synchronously with the reply of every (re)join, before later events;
 * `onRefused` once for a permanent refusal, after which the channel is left (the client would retry for ever).
 */
export function join(
  joining: Channel,
  onJoined: (reply: unknown) => void,
  onRefused: (reason: string) => void = () => {},
): void {
  if (joining.state !== 'closed') return;
  joining
    .join()
    .receive('ok', onJoined)
    .receive('error', (reply?: { reason?: string }) => {
      if (!final.has(reply?.reason ?? '')) return;
      joining.leave();
      onRefused(reply?.reason ?? '');
    });
}
