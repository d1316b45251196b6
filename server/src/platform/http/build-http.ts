import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import { errorStatus } from '@trattativa/contract/errors';
import { defaultLanguage } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { admitCalls } from './admission/admit-calls.ts';
import { reportUnnamedProxy, trustedProxies } from './admission/trusted-proxies.ts';
import { UnfinishedRequests } from './admission/unfinished-requests.ts';
import { languageOf } from './bind-routes.ts';
import { asAppError, isRefusedByDatabase, problemOf, sendProblem } from './problem.ts';

const maxBodyBytes = 256 * 1024;

/** How long a connection may take to send a request, and how long a stop waits for its calls. */
export interface HttpTimes {
  headMs: number;
  requestMs: number;
  /** A stop cuts requests that have not arrived by then. */
  arriveAtStopMs: number;
  /** A stop cuts answers that have not been sent by then. */
  answerAtStopMs: number;
}

const defaultTimes: HttpTimes = {
  headMs: 10_000,
  requestMs: 30_000,
  arriveAtStopMs: 2_000,
  answerAtStopMs: 8_000,
};
/** How often Node looks for requests that took longer; by default every 30 s. */
const checkTimesEveryMs = 1_000;

/** The HTTP server with its limits, headers and error format; without our routes. */
export async function buildHttp(
  services: Services,
  times: HttpTimes = defaultTimes,
): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = Fastify({
    logger: false,
    bodyLimit: maxBodyBytes,
    requestTimeout: times.requestMs,
    connectionTimeout: 60_000,
    http: { headersTimeout: times.headMs, connectionsCheckingInterval: checkTimesEveryMs },
    // A call that arrives on an open connection while the service stops is answered like those before it.
    return503OnClosing: false,
    trustProxy: trustedProxies(config),
    routerOptions: { maxParamLength: 200 },
    // An unparsable URL is refused before any hook or handler of ours runs.
    frameworkErrors: (thrown, request, reply) => {
      void sendProblem(reply, asAppError(thrown), languageOf(request));
    },
    clientErrorHandler: refuseUnreadable,
  });
  reportUnnamedProxy(app, services);
  // Requests already logged, or refused in an overload, which the admission logs; a 5xx answer without an error,
  // such as a health check's, is logged too.
  const logged = new WeakSet<FastifyRequest>();
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    if (status < 500 || logged.has(request)) return;
    const line = { status, path: request.routeOptions.url };
    // "Not ready" is no failure: every start and stop answers it for a moment.
    if (line.path === '/readyz') log.warn(line, 'not ready');
    else log.error(line, 'a call was answered with a failure');
  });
  // Before any plugin: a route keeps the error handler that is set when it is declared, including the OPTIONS
  // routes of CORS.
  app.setErrorHandler((thrown, request, reply) => {
    const error = asAppError(thrown);
    // A client that disconnected early is not an error.
    const gone = (thrown as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';
    const isOurs = errorStatus[error.code] >= 500;
    if ((isOurs || isRefusedByDatabase(thrown)) && !gone && error.code !== 'OVERLOADED') {
      const status = errorStatus[error.code];
      log.error({ err: thrown, status, path: request.routeOptions.url }, 'a call failed inside');
    }
    if (isOurs) logged.add(request);
    const send = request.routeOptions.config.sendError ?? sendProblem;
    return send(reply, error, languageOf(request));
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets its variables in a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'https:'],
        connectSrc: ["'self'", ...chatSources(config.chatUrl)],
        // Embedded videos, loaded on demand; `blob:` is a stored PDF as a page, to which this policy applies as well.
        frameSrc: ['blob:', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
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
  // Calls are JSON; by default Fastify also parses plain text.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });

  admitCalls(app, services.admission);
  endConnectionsOnClose(app, times);

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
 * Answers calls in flight during shutdown and then closes their connections: keep-alive would delay the
 * shutdown until its time-out. Connections that hold back a request, or do not read their answer, are cut.
 */
function endConnectionsOnClose(app: FastifyInstance, { arriveAtStopMs, answerAtStopMs }: HttpTimes): void {
  const unfinished = new UnfinishedRequests(app);
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    unfinished.cutSilent();
    const arrive = setTimeout(() => unfinished.cutAwaited(), arriveAtStopMs);
    const answer = setTimeout(() => unfinished.cutAll(), answerAtStopMs);
    app.server.once('close', () => {
      clearTimeout(arrive);
      clearTimeout(answer);
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    // A response whose head was sent before the shutdown says keep-alive; its connection is idle once the
    // response is written.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}

/** Whether a person typed a screen's address without the hash: `/login` for `/#/login`. */
function isTypedScreen({ method, url, headers }: FastifyRequest): boolean {
  const isOurs = url === '/' || /^\/(?:api|assets|auth)\//.test(url);
  return method === 'GET' && !isOurs && (headers.accept ?? '').includes('text/html');
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

/**
 * Origins that may call besides the host itself: those of CORS_ORIGINS and, where the chat has its own host,
 * the page's. Undefined: none.
 */
export function foreignOrigins({ corsOrigins, chatUrl, publicUrl }: Config): string[] | undefined {
  if (corsOrigins.length === 0 && chatUrl === undefined) return undefined;
  return [...corsOrigins, ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])];
}

function chatSources(chatUrl: string | undefined): string[] {
  return chatUrl ? [chatUrl, chatUrl.replace(/^http/, 'ws')] : [];
}

/**
 * Refuses bytes that are no HTTP with a problem document. The request cannot be trusted, so the answer is
 * Italian and the connection ends. Oversized headers are answered like an oversized body. A connection that has
 * sent nothing in time is closed without an answer: browsers open connections ahead of their requests, and would
 * read it as the answer to the request that follows.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable || socket.bytesRead === 0) {
    socket.destroy(error);
    return;
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW' || error.code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW';
  const problem = problemOf(new AppError(isTooLong ? 'TOO_LARGE' : 'BAD_REQUEST'), defaultLanguage);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${isTooLong ? 'Content Too Large' : 'Bad Request'}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * True when a browser reports that a foreign page makes this request. Browsers send Origin with every POST; a
 * request without it does not come from a browser. Own origins are the requested host, the public address and
 * those of CORS_ORIGINS.
 */
export function isForeignOrigin(config: Config, { headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const named = new URL(origin);
  const ours = [...(foreignOrigins(config) ?? []), ...(config.publicUrl ? [config.publicUrl] : [])];
  return named.host !== host && !ours.some((address) => new URL(address).origin === named.origin);
}
