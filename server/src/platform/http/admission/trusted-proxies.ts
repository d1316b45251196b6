import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';
import type { Services } from '../../services.ts';

/**
 * Senders whose `X-Forwarded-For` Fastify believes: the last ones up to the number of proxies, or those of the
 * networks.
 */
export function trustedProxies({ trustProxy }: Config): FastifyServerOptions['trustProxy'] {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : (trustProxy ?? false);
}

const internal = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  internal.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  internal.addSubnet(network, bits, 'ipv6');

/**
 * Logs once when calls come through a proxy that TRUST_PROXY does not name: then all callers behind it share the limits of
 * one. Such a call names another sender than the internal address that it is counted by. Nothing else is concluded from the
 * header, which any caller can write.
 */
export function reportUnnamedProxy(app: FastifyInstance, { config, log }: Services): void {
  // The operator said that no sender is to be believed.
  if (config.trustProxy === 0) return;
  let isReported = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const forwarded = request.headers['x-forwarded-for'];
    if (!isReported && forwarded !== undefined && isInternal(request.ip)) {
      const first = String(forwarded).split(',')[0]?.trim();
      if (first !== request.ip) {
        isReported = true;
        log.warn(
          { proxy: request.ip },
          'calls come through a proxy that TRUST_PROXY does not name: all its callers share the limits of one; set TRUST_PROXY',
        );
      }
    }
    done();
  });
}

function isInternal(address: string): boolean {
  return internal.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
