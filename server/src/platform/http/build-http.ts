import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import { errorStatus } from '@trattativa/contract/errors';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { languageOf } from './bind-routes.ts';
import { asAppError, isRefusedByDatabase, sendProblem } from './problem.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

const largestBody = 256 * 1024;
const requestTimeoutMs = 30_000;

/** The HTTP server with its limits, headers and the one shape of errors; no route of ours yet. */
export async function buildHttp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = Fastify({
    logger: false,
    bodyLimit: largestBody,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 60_000,
    trustProxy: config.trustProxy ?? false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read is refused before any hook or handler of ours runs.
    frameworkErrors: (thrown, request, reply) => {
      void sendProblem(reply, asAppError(thrown), languageOf(request));
    },
    clientErrorHandler: refuseUnreadable,
  });
  // An answer of 5xx that no error led to, such as that of a health check, leaves a line too.
  const logged = new WeakSet<FastifyRequest>();
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    if (status < 500 || logged.has(request)) return;
    const line = { status, path: request.routeOptions.url };
    // "Not ready" is an answer, not a failure: every start and stop gives it for a moment.
    if (line.path === '/readyz') log.warn(line, 'not ready');
    else log.error(line, 'a call was answered with a failure');
  });
  // Before any plugin: a route keeps the error handler that stands when it is declared, those of CORS for OPTIONS too.
  app.setErrorHandler((thrown, request, reply) => {
    const error = asAppError(thrown);
    // A caller who went away before the answer came is nobody's mistake.
    const gone = (thrown as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';
    const isOurs = errorStatus[error.code] >= 500;
    if ((isOurs || isRefusedByDatabase(thrown)) && !gone) {
      const status = errorStatus[error.code];
      log.error({ err: thrown, status, path: request.routeOptions.url }, 'a call failed inside');
    }
    if (isOurs) logged.add(request);
    return sendProblem(reply, error, languageOf(request));
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component kit sets its variables in a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'https:'],
        connectSrc: ["'self'", ...chatSources(config.chatUrl)],
        // Videos, once somebody starts one.
        frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.production ? [] : null,
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(cors, {
    origin: foreignOrigins(config) ?? false,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    credentials: true,
  });
  await app.register(cookie);
  // Calls are JSON; Fastify would take plain text for a body too.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });

  endConnectionsOnClose(app);

  app.setNotFoundHandler((request, reply) => {
    if (isTypedScreen(request)) return reply.redirect(`/#${request.url}`);
    const known = (['POST', 'GET'] as const).some((method) =>
      app.hasRoute({ url: pathOf(request.url), method }),
    );
    return sendProblem(reply, new AppError(known ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'), languageOf(request));
  });
  return app;
}

/**
 * A call in flight when the service stops is answered, and its connection ends with the answer: kept alive it would hold
 * the stop until its time-out.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    // One whose head was sent before the stop says keep-alive; it falls idle once the answer is written.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}

/** Whether a person typed the address of a screen as other sites have it: `/login` for `/#/login`. */
function isTypedScreen({ method, url, headers }: FastifyRequest): boolean {
  const isOurs = url === '/' || /^\/(?:api|assets|auth)\//.test(url);
  return method === 'GET' && !isOurs && (headers.accept ?? '').includes('text/html');
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

/**
 * The origins that may call besides the host itself: those of CORS_ORIGINS and, where the chat runs on a host of its own,
 * the page's. Undefined: none.
 */
export function foreignOrigins({ corsOrigins, chatUrl, publicUrl }: Config): string[] | undefined {
  if (corsOrigins.length === 0 && chatUrl === undefined) return undefined;
  return [...corsOrigins, ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])];
}

function chatSources(chatUrl: string | undefined): string[] {
  return chatUrl ? [chatUrl, chatUrl.replace(/^http/, 'ws')] : [];
}
