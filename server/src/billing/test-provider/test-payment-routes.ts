import { isLanguage, type Language } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { isForeignOrigin } from '../../platform/http/build-http.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import type { Services } from '../../platform/services.ts';
import { closedTestPage, testPaymentPage } from './test-page.ts';
import type { TestCheckout } from './test-provider.repository.ts';
import { type ReportTime, reportTimes, TestProvider } from './test-provider.ts';

type Asked = { Params: { id: string }; Querystring: { lang?: unknown; step?: unknown } };

/** Nothing but the page itself: no program, no other host. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The test provider's page and its way to the webhook, where it is the provider; never in production. */
export function bindTestProvider(app: FastifyInstance, services: Services): void {
  const provider = services.payments;
  if (!(provider instanceof TestProvider)) return;
  provider.sendTo(async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await app.inject({ method: 'POST', url: '/api/Payment/Webhook', headers, payload: body });
    return answer.statusCode;
  });

  app.get<Asked>('/test-payment/:id', async (request, reply) => {
    const checkout = await provider.findPage(request.params.id);
    return show(request, reply, checkout, false);
  });

  app.post<Asked & { Body: unknown }>('/test-payment/:id', async (request, reply) => {
    if (isForeignOrigin(services.config, request)) throw new AppError('FORBIDDEN');
    const { id } = request.params;
    const checkout = await provider.findPage(id);
    if (checkout?.status !== 'open') return show(request, reply, checkout, false);
    const { card, report } = (request.body ?? {}) as { card?: unknown; report?: unknown };
    const time: ReportTime = reportTimes.find((one) => one === report) ?? 'now';
    const language = languageOf(request, checkout);
    if (card === 'secure') return reply.redirect(`/test-payment/${id}?lang=${language}&step=bank`, 303);
    if (card !== 'success' && card !== 'confirmed') {
      const code = card === 'denied' ? 'authentication_required' : 'card_declined';
      const refused = await provider.refuse(id, code, time);
      await provider.sendDue();
      return show(request, reply, refused, true);
    }
    const paid = await provider.pay(id, time);
    // Reported before the payer is back, unless the page was told otherwise.
    await provider.sendDue();
    return paid ? reply.redirect(paid.success_url, 303) : show(request, reply, null, false);
  });

  function show(
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    checkout: TestCheckout | null,
    wasRefused: boolean,
  ): FastifyReply {
    const language = languageOf(request, checkout);
    const isOpen = checkout?.status === 'open';
    const step = request.query.step === 'bank' && !wasRefused ? 'bank' : 'cards';
    return reply
      .code(checkout ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(
        isOpen
          ? testPaymentPage({ checkout, language, step, wasRefused })
          : closedTestPage(language, onwardOf(checkout)),
      );
  }

  function onwardOf(checkout: TestCheckout | null): string {
    if (checkout?.status === 'complete') return checkout.success_url;
    return checkout?.cancel_url ?? `${linkBaseOf(services.config, undefined)}/#/procuraPayment`;
  }
}

/** `?lang=` chooses, else the language in which the page was opened. */
function languageOf({ query }: FastifyRequest<Asked>, checkout: TestCheckout | null): Language {
  if (typeof query.lang === 'string' && isLanguage(query.lang)) return query.lang;
  return checkout && isLanguage(checkout.language) ? checkout.language : 'it';
}
