import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface Balancer {
  address: string;
  /** The port of the node that each socket went to, oldest first. */
  carriedBy: readonly number[];
  close(): Promise<void>;
}

/**
 * A load balancer in front of several nodes: sockets go to the first of these ports that responds, everything else to the
 * last one. The browser's Host header is kept.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const carriedBy: number[] = [];
  const last = ports.at(-1);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const passed = request({ port: last, host: '127.0.0.1', method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.on('connection', (line) => {
    open.add(line);
    line.on('close', () => open.delete(line));
  });
  server.on('upgrade', (asked, browser: Socket, head) => {
    const lines: string[] = [];
    for (let at = 0; at < asked.rawHeaders.length; at += 2)
      lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
    const opening = Buffer.concat([
      Buffer.from(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
      head,
    ]);
    browser.on('error', () => browser.destroy());
    carryTo(ports, browser, opening, (port) => carriedBy.push(port));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    carriedBy,
    async close() {
      for (const line of open) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Forwards a socket to the first node that responds. If that node dies later, the socket ends with it. */
function carryTo(
  [port, ...others]: readonly number[],
  browser: Socket,
  opening: Buffer,
  answeredBy: (port: number) => void,
): void {
  if (port === undefined || browser.destroyed) {
    browser.destroy();
    return;
  }
  let hasAnswered = false;
  const node = connect(port, '127.0.0.1', () => node.write(opening));
  node.once('data', () => {
    hasAnswered = true;
    answeredBy(port);
  });
  node.on('error', () => node.destroy());
  node.on('close', () => (hasAnswered ? browser.destroy() : carryTo(others, browser, opening, answeredBy)));
  browser.on('close', () => node.destroy());
  node.pipe(browser, { end: false });
  browser.pipe(node);
}
