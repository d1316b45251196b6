import type { Logger } from 'pino';
import { EventListener } from '../outbox/event-listener.ts';
import type { BusLine, OpenBusLine } from './bus-line.ts';

const channel = 'nodes';
/** PostgreSQL limits a NOTIFY payload to less than 8,000 bytes; the part header needs some of them. */
const partBytes = 7_900;

/**
 * The line between nodes that share a database: `NOTIFY` on its own connection, never in the transaction it
 * reports. A committing transaction that has notified holds a server-wide lock; this one writes nothing, so
 * it holds the lock only briefly. Texts longer than a payload travel in parts, all in one transaction.
 */
export function postgresLine(url: string, log: Logger): OpenBusLine {
  return (node, { onText, onUp, onDown }): BusLine => {
    /** Received parts of incomplete texts, by node. */
    const incomplete = new Map<string, string[]>();

    function receive(payload: string): void {
      const [head = '', from = '', place = '', count = ''] = /^(\S+) (\d+) (\d+) /.exec(payload) ?? [];
      if (from === node) return;
      const part = payload.slice(head.length);
      if (count === '1') {
        onText(part);
        return;
      }
      const parts = place === '0' ? [] : (incomplete.get(from) ?? []);
      // The first parts were sent before this node listened.
      if (parts.length !== Number(place)) return;
      parts.push(part);
      incomplete.set(from, parts);
      if (parts.length < Number(count)) return;
      incomplete.delete(from);
      onText(parts.join(''));
    }

    const listener = new EventListener({
      url,
      channels: [channel],
      log,
      onNotice: (_channel, payload) => receive(payload),
      onConnected: onUp,
      onLost() {
        incomplete.clear();
        onDown();
      },
    });
    return {
      start: () => listener.start(),
      say(text) {
        const parts = cut(text);
        return listener.notify(
          channel,
          parts.map((part, place) => `${node} ${place} ${parts.length} ${part}`),
        );
      },
      close: () => listener.close(),
    };
  };
}

/** Splits a text into payloads, between characters. */
export function cut(text: string): string[] {
  if (text.length * 3 <= partBytes) return [text];
  const bytes = Buffer.from(text);
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    let to = Math.min(bytes.length, from + partBytes);
    while (to < bytes.length && ((bytes[to] as number) & 0xc0) === 0x80) to -= 1;
    parts.push(bytes.toString('utf8', from, to));
    from = to;
  }
  return parts;
}
