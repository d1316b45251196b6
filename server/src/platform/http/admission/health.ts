import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../../app-error.ts';
import type { Ids } from '../../ids.ts';
import type { Admission } from './admission.ts';
import { type Degraded, degradedParts, type Readiness } from './readiness.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, perhaps without what it can do without. */
export function bindHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { notReady, degraded } = await readiness.find();
    if (notReady) return reply.code(503).send({ status: notReady });
    return degraded.length > 0 ? { status: 'degraded', without: degraded } : { status: 'ok' };
  });
}

/** The caller as the node sees it, through the proxies in front. */
export interface SeenCaller {
  /** The address whose calls are counted. */
  address: string;
  /** The other end of the connection: the last proxy. */
  sender: string;
  forwardedFor: string | null;
  forwardedProto: string | null;
}

/** The header in which `npm run doctor` proves that it knows this installation's key. */
export const proofHeader = 'x-installation-proof';
export const proofOf = (ids: Ids): string => ids.hash('who asks is the doctor').toString('hex');

/** `/healthz/caller`: tells the doctor, and nobody else, how a call arrives here. */
export function bindSeenCaller(app: FastifyInstance, ids: Ids): void {
  const proof = Buffer.from(proofOf(ids));
  app.get('/healthz/caller', (request, reply) => {
    const given = Buffer.from(String(request.headers[proofHeader] ?? ''));
    if (given.length !== proof.length || !timingSafeEqual(given, proof)) throw new AppError('NOT_FOUND');
    const header = (name: string) => request.headers[name]?.toString() ?? null;
    const seen: SeenCaller = {
      address: request.ip,
      sender: request.socket.remoteAddress ?? '',
      forwardedFor: header('x-forwarded-for'),
      forwardedProto: header('x-forwarded-proto'),
    };
    return reply.header('cache-control', 'no-store').send(seen);
  });
}

/** Counts and times every response by route; `bindMetricsPage` decides where `/metrics` is served. */
export function measure(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  return registry;
}

/** What `/readyz` answers, and how many calls run, wait and were refused. */
export function measureLoad(registry: Registry, readiness: Readiness, admission: Admission): void {
  new Gauge({
    name: 'trattativa_ready',
    help: '1: the node can serve',
    registers: [registry],
    async collect() {
      this.set((await readiness.find()).notReady ? 0 : 1);
    },
  });
  new Gauge({
    name: 'trattativa_degraded',
    help: '1: the node serves without this part',
    labelNames: ['without'] as const,
    registers: [registry],
    async collect() {
      const { degraded } = await readiness.find();
      const isWithout = (part: Degraded) => (degraded.includes(part) ? 1 : 0);
      for (const without of degradedParts) this.set({ without }, isWithout(without));
    },
  });
  new Gauge({
    name: 'trattativa_calls',
    help: 'Calls by priority that run or wait, and those refused or dropped since the start',
    labelNames: ['priority', 'state'] as const,
    registers: [registry],
    collect() {
      for (const { priority, state, calls } of admission.stats()) this.set({ priority, state }, calls);
    },
  });
}

export function bindMetricsPage(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
