import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Opened {
  address: string;
  options: { authToken?: () => string; params?: unknown };
  state: string;
  attempts: number;
  open(): void;
  close(code: number): void;
}
const opened: Opened[] = [];
let isOnline = true;
let token = 'first';
let networkListeners: Record<string, () => void> = {};

vi.mock('phoenix', () => ({
  Socket: class {
    constructor(address: string, options: Opened['options']) {
      const self = this as unknown as Opened;
      Object.assign(self, { address, options, state: 'closed', attempts: 0 });
      opened.push(self);
    }
    onOpen(listener: () => void) {
      (this as unknown as Opened).open = listener;
    }
    onClose(listener: (event: { code: number }) => void) {
      (this as unknown as Opened).close = (code) => listener({ code });
    }
    connect() {
      (this as unknown as Opened).attempts += 1;
    }
    connectionState() {
      return (this as unknown as Opened).state;
    }
    disconnect(then?: () => void) {
      then?.();
    }
  },
}));
vi.mock('../api/chat-address.ts', () => ({ chatAddress: (path: string) => `wss://chat.test${path}` }));
vi.mock('../api/chat-call.ts', () => ({ chatCall: async () => ({}) }));
vi.mock('../session/session.ts', () => ({ session: { token: () => token, end: () => {} } }));
const { connection } = await import('./connection.ts');
const { connectSocket, disconnectSocket } = await import('./socket.ts');

beforeEach(() => {
  vi.useFakeTimers();
  networkListeners = {};
  isOnline = true;
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    networkListeners[name] = listener;
  });
  connectSocket();
});
afterEach(() => {
  disconnectSocket();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const socket = () => opened.at(-1) as Opened;

it('the token travels as a subprotocol, read at every connection, and never in the address', () => {
  expect(socket().options.params).toBeUndefined();
  expect(socket().address).toBe('wss://chat.test/socket');
  expect(socket().options.authToken?.()).toBe('first');
  token = 'renewed';
  expect(socket().options.authToken?.()).toBe('renewed');
});

it('a connection that never opens is unavailable after ten seconds, and open as soon as it opens', () => {
  for (let second = 0; second < 9; second += 1) {
    vi.advanceTimersByTime(1000);
    socket().close(1006);
    expect(connection.get()).toBe('connecting');
  }
  vi.advanceTimersByTime(1000);
  expect(connection.get()).toBe('unavailable');
  socket().close(1006);
  expect(connection.get()).toBe('unavailable');
  socket().open();
  expect(connection.get()).toBe('open');
});

it('an attempt that nobody answers is made again every ten seconds', () => {
  socket().state = 'connecting';
  vi.advanceTimersByTime(9_999);
  expect(socket().attempts).toBe(1);
  vi.advanceTimersByTime(1);
  expect(socket().attempts).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(socket().attempts).toBe(3);
  socket().state = 'open';
  socket().open();
  vi.advanceTimersByTime(60_000);
  expect(socket().attempts).toBe(3);
  expect(connection.get()).toBe('open');
});

it('a connection that was open is lost, and unavailable if it does not come back within ten seconds', () => {
  socket().open();
  vi.advanceTimersByTime(60_000);
  expect(connection.get()).toBe('open');
  socket().close(1012);
  expect(connection.get()).toBe('lost');
  vi.advanceTimersByTime(9_999);
  expect(connection.get()).toBe('lost');
  vi.advanceTimersByTime(1);
  expect(connection.get()).toBe('unavailable');
});

it('without network a connection stays lost, and has ten seconds again when the network is back', () => {
  socket().open();
  isOnline = false;
  networkListeners.offline?.();
  socket().close(1006);
  vi.advanceTimersByTime(60_000);
  expect(connection.get()).toBe('lost');
  isOnline = true;
  networkListeners.online?.();
  expect(connection.get()).toBe('lost');
  vi.advanceTimersByTime(10_000);
  expect(connection.get()).toBe('unavailable');
});

it('after a logout nothing is reported', () => {
  disconnectSocket();
  vi.advanceTimersByTime(60_000);
  expect(connection.get()).toBe('closed');
});
