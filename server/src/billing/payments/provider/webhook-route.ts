import { paymentWebhook } from '@trattativa/contract/billing/payments/webhook-call';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { CallCount, networkOf } from '../../../platform/http/admission/rate-limits.ts';
import { routerPath } from '../../../platform/http/routes.ts';
import type { Services } from '../../../platform/services.ts';
import { ProviderAway, ProviderRefusal } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Limit of refused reports from one network; the provider's own reports, which are signed, are never counted. */
const refusedAMinute = 60;

/** The provider's reports. The body stays bytes, since the signature is over them; a repeat is answered like the first. */
export function bindPaymentWebhook(app: FastifyInstance, services: Services): void {
  const refused = new CallCount(services, 'refused webhooks', 60);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(routerPath(paymentWebhook.receive), async (request, reply) => {
      const { body } = request;
      const header = request.headers['stripe-signature'];
      const signature = typeof header === 'string' ? header : undefined;
      try {
        const provider = providerOf(services);
        await receiveWebhook(services, provider, Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
      } catch (error) {
        throw asRefusal(error, networkOf(request.ip));
      }
      reply.header('cache-control', 'no-store');
      return { received: true };
    });
  });

  function asRefusal(error: unknown, network: string): unknown {
    // The provider sends it again later, when it answers us again or takes our keys.
    if (error instanceof ProviderAway || error instanceof ProviderRefusal)
      return new AppError('PAYMENT_PROVIDER_AWAY', { retryAfter: 30 });
    if (!(error instanceof AppError)) return error;
    const wait = services.config.rateLimits ? refused.count(network, refusedAMinute) : 0;
    return wait > 0 ? new AppError('RATE_LIMITED', { retryAfter: wait }) : error;
  }
}
