import type { RedisClientType } from '@redis/client';
import type { Logger } from 'pino';
import type { BusLine, OpenBusLine } from './bus-line.ts';

const reconnectAfterMs = 500;
const answerWithinMs = 5_000;

/**
 * The line over Redis or Valkey: publish and subscribe on one connection. `channelName` separates systems
 * that share a server. The client is loaded only where it is used.
 */
export function redisLine(url: string, channelName: () => Promise<string>, log: Logger): OpenBusLine {
  return (node, { onText, onUp, onDown }): BusLine => {
    let client: RedisClientType | null = null;
    let channel = '';
    let retry: NodeJS.Timeout | null = null;
    let isUp = false;
    let isClosed = false;

    function receive(text: string): void {
      const at = text.indexOf(' ');
      if (text.slice(0, at) !== node) onText(text.slice(at + 1));
    }

    async function connect(): Promise<void> {
      const { createClient } = await import('@redis/client');
      const made = createClient({
        url,
        disableOfflineQueue: true,
        // Nodes send a heartbeat every few seconds, so a dead connection is noticed.
        socket: { connectTimeout: answerWithinMs, reconnectStrategy: false },
      }) as RedisClientType;
      client = made;
      made.on('error', (error) => lose(made, error));
      made.on('end', () => lose(made, new Error('the connection ended')));
      try {
        channel = `trattativa:${await channelName()}`;
        await made.connect();
        await made.subscribe(channel, receive);
      } catch (error) {
        return lose(made, error);
      }
      if (client !== made || isClosed) return;
      isUp = true;
      onUp();
    }

    function lose(lost: RedisClientType, error: unknown): void {
      if (client !== lost || isClosed) return;
      client = null;
      log.warn({ err: error }, 'the line to the other nodes was lost');
      if (lost.isOpen) lost.destroy();
      retry = setTimeout(() => void connect(), reconnectAfterMs);
      if (!isUp) return;
      isUp = false;
      onDown();
    }

    async function say(text: string): Promise<void> {
      const on = client;
      if (!on || !isUp) throw new Error('not connected');
      let late: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new Error('no answer in time')), answerWithinMs);
      });
      try {
        await Promise.race([on.publish(channel, `${node} ${text}`), tooLate]);
      } catch (error) {
        lose(on, error);
        throw error;
      } finally {
        clearTimeout(late);
      }
    }

    return {
      start: connect,
      say,
      async close() {
        isClosed = true;
        if (retry) clearTimeout(retry);
        if (client?.isOpen) client.destroy();
      },
    };
  };
}
