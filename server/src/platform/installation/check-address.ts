import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Config } from '../config.ts';
import { proofHeader, type SeenCaller } from '../http/admission/health.ts';
import { type Finding, fault, note, ok, warning } from './finding.ts';

const part = 'address';
const answerWithinMs = 10_000;
const minCertificateDays = 14;
/** An address that nobody has (RFC 5737). A proxy must not let a caller be taken for it. */
const inventedAddress = '198.51.100.7';

type Addresses = Pick<Config, 'publicUrl' | 'chatUrl' | 'host' | 'port' | 'trustProxy'>;

/** The address at which a process on this machine reaches the service. */
function localAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`;
}

/**
 * Calls the service at its public address as a browser would: certificate, what the proxy passes on, sockets. `proof` opens the
 * answer that says how the call arrived.
 */
export async function checkAddress(config: Addresses, proof: string): Promise<Finding[]> {
  const local = localAddress(config);
  const runs = (await healthOf(local)).isOurs;
  if (config.publicUrl === undefined)
    return [
      runs
        ? ok(part, `The service answers at ${local}. PUBLIC_URL is not set.`)
        : note(part, 'The service does not run and PUBLIC_URL is not set.', 'Start it, and ask again.'),
    ];
  const { publicUrl, chatUrl } = config;
  const health = await healthOf(publicUrl);
  if (!health.isOurs)
    return [...(await certificateFindings(publicUrl)), unreached(publicUrl, health.why, runs)];
  return [
    ok(part, `The service answers at ${publicUrl}.`),
    ...(await certificateFindings(publicUrl)),
    ...(await proxyFindings(config, publicUrl, proof)),
    await socketFinding(chatUrl ?? publicUrl, publicUrl),
  ];
}

/** Whether this product answers there; otherwise what came instead. */
async function healthOf(address: string): Promise<{ isOurs: boolean; why: string }> {
  try {
    const answer = await fetch(`${address}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await answer.text();
    return { isOurs: answer.status === 200 && /"status":\s*"ok"/.test(text), why: `status ${answer.status}` };
  } catch (error) {
    const { cause, message } = error as Error;
    const { code, message: inner } = (cause ?? {}) as { code?: string; message?: string };
    return { isOurs: false, why: code ?? inner ?? message };
  }
}

function unreached(address: string, why: string, runs: boolean): Finding {
  if (/CERT|SELF_SIGNED|ALTNAME|ISSUER|UNABLE_TO_VERIFY/.test(why))
    return fault(
      part,
      `The certificate of ${address} is not accepted (${why}).`,
      'Renew it, send the intermediate certificates too, and see that it names this host.',
    );
  if (why === 'ENOTFOUND' || why === 'EAI_AGAIN')
    return fault(
      part,
      `The host of ${address} is not known (${why}).`,
      'Add its record to the name server, or correct PUBLIC_URL.',
    );
  if (!runs)
    return note(
      part,
      `The service does not run here, and nothing of it answers at ${address} (${why}).`,
      'Start it, and ask again.',
    );
  return fault(
    part,
    `The service runs here, but does not answer at ${address} (${why}).`,
    'Let the proxy pass all paths of this host on to HOST and PORT, or correct PUBLIC_URL.',
  );
}

/** Days until the certificate ends; nothing without TLS or a connection. */
async function certificateFindings(address: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return [];
  const ends = await new Promise<string | null>((resolve) => {
    const socket = connectTls(
      { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false },
      () => {
        resolve(socket.getPeerCertificate().valid_to ?? null);
        socket.destroy();
      },
    );
    socket.setTimeout(answerWithinMs, () => socket.destroy(new Error('no answer')));
    socket.on('error', () => resolve(null));
  });
  if (ends === null) return [];
  const days = Math.floor((Date.parse(ends) - Date.now()) / 86_400_000);
  if (days < 0) return [fault(part, `The certificate of ${hostname} has ended (${ends}).`, 'Renew it.')];
  if (days < minCertificateDays)
    return [
      warning(
        part,
        `The certificate of ${hostname} ends in ${days} days.`,
        'See that its renewal runs (certbot renew, or the log of Caddy).',
      ),
    ];
  return [ok(part, `The certificate of ${hostname} is valid for ${days} days.`)];
}

/** How a call arrives that claims to come from somewhere else. */
async function proxyFindings(config: Addresses, publicUrl: string, proof: string): Promise<Finding[]> {
  const answer = await fetch(`${publicUrl}/healthz/caller`, {
    headers: { [proofHeader]: proof, 'x-forwarded-for': inventedAddress },
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (answer.status !== 200)
    return [
      fault(
        part,
        `At ${publicUrl} answers an installation with another TOKEN_SECRET, or a proxy that drops headers.`,
        'Run the command with the settings of the service, or correct PUBLIC_URL.',
      ),
    ];
  return [proxyFinding(config, publicUrl, (await answer.json()) as SeenCaller)];
}

/** What TRUST_PROXY makes of the call. */
export function proxyFinding(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  publicUrl: string,
  seen: SeenCaller,
): Finding {
  const named = seen.forwardedFor?.split(',').map((address) => address.trim()) ?? [];
  const isAdded = named.some((address) => address !== inventedAddress);
  if (seen.address === inventedAddress)
    return fault(
      part,
      'A caller can choose its address: X-Forwarded-For of the caller itself is believed.',
      'Set TRUST_PROXY to the number of proxies that really stand in front, and let the outermost one replace the header.',
    );
  if (isAdded && seen.address === seen.sender && trustProxy !== 0)
    return fault(
      part,
      `The proxy at ${seen.sender} names the caller, but is not believed: all callers share the limits of one.`,
      'Set TRUST_PROXY to 1 or to its address.',
    );
  if (trustProxy !== undefined && trustProxy !== 0 && !isAdded)
    return fault(
      part,
      'TRUST_PROXY is set, but the proxy does not pass X-Forwarded-For on.',
      'nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    );
  if (isAdded && publicUrl.startsWith('https:') && seen.forwardedProto !== 'https')
    return warning(
      part,
      'The proxy does not say that the caller uses https.',
      'nginx: proxy_set_header X-Forwarded-Proto $scheme;',
    );
  return ok(part, isAdded ? `The proxy passes on who calls (${seen.address}).` : 'No proxy stands in front.');
}

/** A socket's handshake, which the chat refuses to a guest (403) only if the proxy has let it through. */
async function socketFinding(chatUrl: string, origin: string): Promise<Finding> {
  const request = chatUrl.startsWith('https:') ? httpsRequest : httpRequest;
  const status = await new Promise<number | string>((resolve) => {
    const asked = request(`${chatUrl}/socket/websocket?vsn=2.0.0`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin,
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
      timeout: answerWithinMs,
    });
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end();
  });
  if (status === 101 || status === 403) return ok(part, `Sockets reach the chat at ${chatUrl}.`);
  return fault(
    part,
    `Sockets do not reach the chat at ${chatUrl} (${status}).`,
    'nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade"; if the chat has its own nodes, see docs/operations.md, Several nodes.',
  );
}
