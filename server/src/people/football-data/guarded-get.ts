import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { FootballDataError } from './football-data-source.ts';
import { isPublicAddress } from './public-address.ts';

/** Name resolution and connections; tests pass their own. */
export interface Network {
  /** All addresses of a name. */
  resolve(hostname: string): Promise<string[]>;
  request: typeof httpsRequest;
  /** For the whole response. */
  timeoutMs: number;
}

export const realNetwork: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  request: httpsRequest,
  timeoutMs: 8000,
};

const maxBodyBytes = 2_000_000;

/**
 * Reads a text over https from a listed host only (protection against SSRF): the default port, no
 * credentials, every address of the name public, the connection pinned to the checked address so that DNS
 * rebinding has no effect, no redirects, limited size and time. Throws `FootballDataError`.
 */
export async function guardedGet(
  address: string,
  hosts: readonly string[],
  headers: Record<string, string>,
  network: Network,
): Promise<string> {
  const url = allowedUrl(address, hosts);
  if (!url) throw new FootballDataError('notAllowed');
  const addresses = await network.resolve(url.hostname).catch((cause: unknown) => {
    throw new FootballDataError('failed', { cause });
  });
  const [pinned] = addresses;
  if (pinned === undefined || !addresses.every(isPublicAddress)) throw new FootballDataError('notAllowed');
  try {
    return await readText(url, pinned, headers, network);
  } catch (error) {
    throw error instanceof FootballDataError ? error : new FootballDataError('failed', { cause: error });
  }
}

/** The URL if it may be read; null otherwise. */
export function allowedUrl(address: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return plain && hosts.includes(url.hostname) ? url : null;
}

async function readText(
  url: URL,
  pinned: string,
  headers: Record<string, string>,
  network: Network,
): Promise<string> {
  const options: RequestOptions = {
    host: pinned,
    // The certificate must be valid for the name, whatever address is connected to.
    servername: url.hostname,
    port: 443,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.hostname, accept: '*/*', 'accept-encoding': 'identity', ...headers },
    agent: false,
    signal: AbortSignal.timeout(network.timeoutMs),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    network.request(options, resolve).on('error', reject).end();
  });
  try {
    return await textOf(answer);
  } finally {
    answer.destroy();
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const { statusCode = 0 } = answer;
  if (statusCode === 404 || statusCode === 410) throw new FootballDataError('notFound');
  // A redirect is refused: its target has not been checked.
  if (statusCode !== 200) throw new FootballDataError('failed');
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new FootballDataError('failed');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBodyBytes) throw new FootballDataError('failed');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
