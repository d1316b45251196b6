import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { FootballDataError } from './football-data-error.ts';
import { isPublicAddress } from './public-address.ts';

/** What lies outside: names and connections. A test gives its own. */
export interface Outside {
  /** All addresses of a name. */
  resolve(hostname: string): Promise<string[]>;
  request: typeof httpsRequest;
  /** For the whole answer. */
  patienceMs: number;
}

export const overTheNetwork: Outside = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  request: httpsRequest,
  patienceMs: 8000,
};

const largestBody = 2_000_000;

/**
 * Reads a text over https from a host that is on the list, and from nowhere else: no other port, no
 * credentials, only when every address of the name is public, connected to the very address that was checked (a second
 * answer of the name server changes nothing), no redirects, so many bytes and so long at most. Throws `FootballDataError`.
 */
export async function guardedGet(
  address: string,
  hosts: readonly string[],
  headers: Record<string, string>,
  outside: Outside,
): Promise<string> {
  const url = allowedUrl(address, hosts);
  if (!url) throw new FootballDataError('notAllowed');
  const addresses = await outside.resolve(url.hostname).catch((cause: unknown) => {
    throw new FootballDataError('failed', { cause });
  });
  const [pinned] = addresses;
  if (pinned === undefined || !addresses.every(isPublicAddress)) throw new FootballDataError('notAllowed');
  try {
    return await readText(url, pinned, headers, outside);
  } catch (error) {
    throw error instanceof FootballDataError ? error : new FootballDataError('failed', { cause: error });
  }
}

/** The address, when it is one that may be read; null otherwise. */
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
  outside: Outside,
): Promise<string> {
  const options: RequestOptions = {
    host: pinned,
    // The certificate must be the name's, whatever address is connected to.
    servername: url.hostname,
    port: 443,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.hostname, accept: '*/*', 'accept-encoding': 'identity', ...headers },
    agent: false,
    signal: AbortSignal.timeout(outside.patienceMs),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    outside.request(options, resolve).on('error', reject).end();
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
  // A redirect is no answer: where it leads has not been checked.
  if (statusCode !== 200) throw new FootballDataError('failed');
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new FootballDataError('failed');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > largestBody) throw new FootballDataError('failed');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
