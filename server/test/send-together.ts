import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { toWire } from '@trattativa/contract/wire-names';
import type { TestApp } from './build-test-app.ts';

export interface HeldCall {
  token: string;
  path: string;
  input: object;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  /** As it travelled. */
  body: unknown;
}

/**
 * Sends calls over as many connections at the same moment: each is held back by its last byte until all the others have
 * arrived, which brings out races that promises alone do not. The application must not be listening yet, or be by this.
 */
export async function sendTogether(app: TestApp, calls: readonly HeldCall[]): Promise<RawAnswer[]> {
  const { server } = app.app.http;
  if (!server.listening) await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const held = await Promise.all(calls.map((call) => hold(port, call)));
  return Promise.all(held.map((release) => release()));
}

async function hold(port: number, call: HeldCall): Promise<() => Promise<RawAnswer>> {
  const body = Buffer.from(JSON.stringify(toWire(call.input)));
  const headers = {
    host: 'trattativa.test',
    authorization: `Bearer ${call.token}`,
    'content-type': 'application/json',
    'content-length': String(body.length),
    connection: 'close',
    ...call.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect({ port, host: '127.0.0.1' });
  const answered = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  await new Promise<void>((resolve) => {
    socket.write(`POST /api/${call.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(body.subarray(0, -1), () => resolve());
  });
  return async () => {
    socket.write(body.subarray(-1));
    return parse(await answered);
  };
}

function parse(text: string): RawAnswer {
  const split = text.indexOf('\r\n\r\n');
  const head = text.slice(0, split);
  const raw = text.slice(split + 4);
  const json = /transfer-encoding: chunked/i.test(head)
    ? raw.slice(raw.indexOf('{'), raw.lastIndexOf('}') + 1)
    : raw;
  return { status: Number(head.split(' ')[1]), body: JSON.parse(json) };
}
