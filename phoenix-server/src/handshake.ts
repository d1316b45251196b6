import type { IncomingMessage } from 'node:http';
import type { Version } from './decode-frame.ts';

/** The parameters and token of a connecting client. */
export interface Credentials {
  /** The query string, without the protocol's own `vsn`. */
  params: URLSearchParams;
  /** The client's `authToken`, which travels as a subprotocol; null when it sent none. */
  token: string | null;
}

export interface Handshake extends Credentials {
  version: Version;
}

/** HTTP status of a refusal before the upgrade. */
export type Refusal = 400 | 403;

const TOKEN_PROTOCOL = 'base64url.bearer.phx.';

/** Reads and checks an upgrade request: method, version, subprotocol and, when the header is there, origin. Takes the token out of its headers. */
export function readHandshake(
  request: IncomingMessage,
  allowedOrigins: readonly string[] | undefined,
): Handshake | Refusal {
  if (request.method !== 'GET') return 400;
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return 400;
  const { origin, host } = request.headers;
  if (origin !== undefined && !isAllowedOrigin(origin, host, allowedOrigins)) return 403;

  const params = new URLSearchParams(queryOf(request.url));
  const version = versionOf(params.get('vsn') ?? '1.0.0');
  if (version === null) return 403;
  params.delete('vsn');

  const offered = request.headers['sec-websocket-protocol'];
  const protocols = offered === undefined ? [] : offered.split(',').map((protocol) => protocol.trim());
  if (offered !== undefined && !protocols.includes('phoenix')) return 403;
  // `ws` would refuse the slash that the client's base64 may contain; only this subprotocol is passed on to it.
  if (offered !== undefined) request.headers['sec-websocket-protocol'] = 'phoenix';
  const bearer = protocols.find((protocol) => protocol.startsWith(TOKEN_PROTOCOL));
  // Node reads both base64 alphabets, with or without padding: the client's `btoa` writes the plain one.
  const token =
    bearer === undefined ? null : Buffer.from(bearer.slice(TOKEN_PROTOCOL.length), 'base64').toString();
  return { version, params, token };
}

/** The versions that Phoenix accepts: `~> 1.0.0` and `~> 2.0.0`. */
function versionOf(vsn: string): Version | null {
  const match = /^([12])\.0\.\d+$/.exec(vsn);
  if (match === null) return null;
  return match[1] === '1' ? 1 : 2;
}

/**
 * Without a list the origin must match the requested host. Entries are whole origins (`https://a.example`),
 * any scheme (`//a.example`), or any subdomain (`//*.a.example`).
 */
function isAllowedOrigin(
  origin: string,
  host: string | undefined,
  allowed: readonly string[] | undefined,
): boolean {
  let url: URL;
  try {
    url = new URL(origin);
  } catch {
    return false;
  }
  if (allowed === undefined) return url.host === host;
  return allowed.some((entry) => {
    if (entry.startsWith('//*.')) return url.hostname.endsWith(entry.slice(3));
    if (entry.startsWith('//')) return url.host === entry.slice(2);
    return url.origin === entry;
  });
}

/** The path of a request target, without its query. */
export function pathOf(target: string | undefined): string {
  return (target ?? '').split('?', 1)[0] ?? '';
}

function queryOf(target: string | undefined): string {
  const at = target?.indexOf('?') ?? -1;
  return at === -1 ? '' : (target as string).slice(at + 1);
}
