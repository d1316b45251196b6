import { type Channel, Socket } from 'phoenix';
import { chatAddress } from '../api/chat-address.ts';
import { chatCall } from '../api/chat-call.ts';
import { session } from '../session/session.ts';
import { connection } from './connection.ts';

/** The service's close code for "signed out, stay away". */
const signedOut = 4001;

let socket: Socket | null = null;
/** Ends what listens to the device's network for it. */
let ears = new AbortController();
let channels = new Map<string, Channel>();

/** Connects with the session's token, afresh at every reconnect. Does nothing when connected already. */
export function connectSocket(): void {
  if (socket) return;
  connection.set('connecting');
  const opened = new Socket(chatAddress('/socket', 'ws'), {
    params: () => ({ token: session.token() ?? '' }),
  });
  socket = opened;
  opened.onOpen(() => connection.set('open'));
  opened.onClose((event) => {
    if (socket !== opened) return;
    if (event.code === signedOut) session.end('expired');
    else if (connection.get() === 'open') connection.set('lost');
    else void checkSession();
  });
  listenToNetwork(opened);
  opened.connect();
}

/**
 * A device that loses its network leaves the line standing for up to a minute, and one that changes networks keeps a dead
 * one: the first is said at once, and whoever is back connects anew.
 */
function listenToNetwork(opened: Socket): void {
  ears = new AbortController();
  const { signal } = ears;
  addEventListener('offline', () => connection.get() === 'open' && connection.set('lost'), { signal });
  addEventListener('online', () => connection.get() === 'lost' && opened.disconnect(() => opened.connect()), {
    signal,
  });
}

/** Disconnects for good: the session has ended. */
export function disconnectSocket(): void {
  const closing = socket;
  socket = null;
  ears.abort();
  channels = new Map();
  connection.set('closed');
  closing?.disconnect();
}

let checking = false;

/**
 * A browser is not told why a connection was refused: asking who we are renews a token that ran out, and ends the
 * session when it is over (spec §7: the current-user ping). Without network it changes nothing.
 */
async function checkSession(): Promise<void> {
  if (checking) return;
  checking = true;
  await chatCall('GET', '/accounts/me').catch(() => undefined);
  checking = false;
}

/**
 * The channel of a topic, one for each topic whoever asks: two would push each other out. Not joined yet when it is
 * new; `params` are evaluated at every (re)join. Throws when nobody is logged in.
 */
export function channel(topic: string, params: () => object = () => ({})): Channel {
  if (!socket) throw new Error(`no connection for ${topic}`);
  const known = channels.get(topic);
  if (known && known.state !== 'leaving') return known;
  // The client evaluates a function at each join; its types do not say so.
  const made = socket.channel(topic, params as unknown as object);
  channels.set(topic, made);
  made.onClose(() => {
    if (channels.get(topic) === made) channels.delete(topic);
  });
  return made;
}

/** The refusals of a join that trying again cannot change. */
const final = new Set(['unauthorized', 'forbidden', 'not_found', 'unmatched topic']);

/**
 * Joins unless joined or joining. `onJoined` runs in the turn of every (re)join's reply, before the events of that join;
 * `onRefused` once, when the refusal is final: the channel is then left, or the client would try for ever.
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
