import type { Priority } from '@trattativa/contract/priority';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Admission } from './admission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default interactive. */
    priority?: Priority;
    /** The handler asks for admission itself, because it waits for the caller in between. */
    admitsItself?: boolean;
  }
}

/** Signs of life, the page with its files, and the documents: they need no database, and must be reachable in an overload. */
const unlimited =
  /^\/(?:healthz|readyz|metrics|index\.html|assets\/[^/]+|api\/openapi\.json|api\/docs(?:\/.*)?|\*)?$/;

/** Whether the calls of a route take part in the admission. */
export function isAdmitted(url: string): boolean {
  return !unlimited.test(url);
}

/**
 * Puts the admission before the handlers of all routes that are declared afterwards. A call gives its place back when its
 * answer is handed over, since sending it may take as long as its reader likes.
 */
export function admitCalls(app: FastifyInstance, admission: Admission): void {
  const leaves = new WeakMap<FastifyRequest, () => void>();
  const admitted = new WeakSet<RouteHandlerMethod>();

  app.addHook('onRoute', (route) => {
    // A route for HEAD that the framework derives has the handler of its GET.
    if (!isAdmitted(route.url) || admitted.has(route.handler)) return;
    const { priority = 'interactive', admitsItself = false } = route.config ?? {};
    const refuseEarly = async () => admission.assertRoom(priority);
    route.onRequest = [refuseEarly, ...[route.onRequest ?? []].flat()];
    if (admitsItself) return;
    const { handler } = route;
    route.handler = async function (this: FastifyInstance, request, reply) {
      const leave = await admission.enter(priority, reply.raw);
      leaves.set(request, leave);
      try {
        return await handler.call(this, request, reply);
      } finally {
        leave();
      }
    };
    admitted.add(route.handler);
  });
  app.addHook('onSend', (request: FastifyRequest, _reply: FastifyReply, _payload, done) => {
    leaves.get(request)?.();
    done();
  });
}
