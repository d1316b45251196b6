import { addressedCalls } from '@trattativa/contract/api';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  bindPaymentWebhook,
  bindTestProvider,
  measureJournal,
  openPaymentProvider,
  type PaymentProvider,
} from './billing/payments.ts';
import { bindStoredFiles } from './files/uploads.ts';
import { actorOf, bindAuthRoutes, respectMailSwitches } from './identity/accounts.ts';
import { importSettings, openSettings } from './identity/platform-settings.ts';
import { bindReportPreviews } from './insight/reports.ts';
import { modules, reactions, routes } from './modules.ts';
import { type FootballData, openFootballData } from './people/football-data.ts';
import { openRules } from './people/rules.ts';
import { systemName } from './platform/bus/bus-line.ts';
import { postgresLine } from './platform/bus/postgres-line.ts';
import { redisLine } from './platform/bus/redis-line.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openSharedCounts } from './platform/counts/shared-counts.ts';
import { connectionsOfNode } from './platform/database/connections-of-node.ts';
import { type Database, type OpenedDatabase, openDatabase } from './platform/database/database.ts';
import type { RetriedTransaction } from './platform/database/retrying-database.ts';
import { Admission, type AdmissionLimits, admissionLimits } from './platform/http/admission/admission.ts';
import {
  bindHealth,
  bindMetricsPage,
  bindSeenCaller,
  measure,
  measureLoad,
} from './platform/http/admission/health.ts';
import { CallLimit } from './platform/http/admission/rate-limits.ts';
import { Readiness } from './platform/http/admission/readiness.ts';
import { bindRoutes } from './platform/http/bind-routes.ts';
import { buildHttp } from './platform/http/build-http.ts';
import { bindDevRoutes } from './platform/http/dev-routes.ts';
import { openApiDocument } from './platform/http/openapi/openapi.ts';
import { bindDocs, bindWebApp } from './platform/http/public-files.ts';
import type { Ids } from './platform/ids.ts';
import { JobQueue } from './platform/jobs/jobs.ts';
import { deliverMails, type MailLoss } from './platform/mail/deliver-mails.ts';
import { localTransport, type MailTransport, routeDemoMail, smtpTransport } from './platform/mail/mailer.ts';
import { measureMails } from './platform/mail/measure-mails.ts';
import { queueingMailer } from './platform/mail/queue-mail.ts';
import { runReactions, waitForOtherRuns } from './platform/outbox/dispatcher.ts';
import { Outbox } from './platform/outbox/outbox.ts';
import { clamdScanner, type FileScanner } from './platform/scanner/file-scanner.ts';
import type { Services } from './platform/services.ts';
import { openStorage } from './platform/storage/file-storage.ts';
import { waitAtMost } from './platform/wait-at-most.ts';
import type { PresenceTimes } from './room/chat.ts';
import { bindChatRest, type ChatSocket, createChatSocket } from './room/chat.ts';

/** How long a stop waits for reactions and jobs after the last answer, and then for its connections to close. */
const endWithinMs = 400;

/** The assembled service; nothing runs or listens until `start`. */
export class App {
  readonly http: FastifyInstance;
  /** API documents and metrics; a separate server in production. */
  readonly admin: FastifyInstance;
  readonly services: Services;
  readonly #queue: JobQueue;
  readonly #outbox: Outbox;
  readonly #opened: OpenedDatabase;
  readonly #jobDatabase: OpenedDatabase;
  readonly #readiness: Readiness;
  readonly #chat: ChatSocket | null;
  #started = false;

  constructor(parts: {
    http: FastifyInstance;
    admin: FastifyInstance;
    services: Services;
    queue: JobQueue;
    outbox: Outbox;
    opened: OpenedDatabase;
    jobDatabase: OpenedDatabase;
    readiness: Readiness;
    chat: ChatSocket | null;
  }) {
    this.http = parts.http;
    this.admin = parts.admin;
    this.services = parts.services;
    this.#queue = parts.queue;
    this.#outbox = parts.outbox;
    this.#opened = parts.opened;
    this.#jobDatabase = parts.jobDatabase;
    this.#readiness = parts.readiness;
    this.#chat = parts.chat;
  }

  /** Starts reactions, jobs and pushes. The caller calls `listen` on `http`. */
  async start(): Promise<void> {
    this.#started = true;
    await this.services.settings.start();
    await this.services.rules.start();
    await this.#outbox.start();
    await this.#chat?.start();
    const { db } = this.#jobDatabase;
    if (this.services.config.roles.includes('worker')) await this.#queue.work({ ...this.services, db });
    this.#readiness.phase = 'serving';
  }

  /**
   * Runs all waiting reactions and jobs until nothing is left. For tests, which never wait, and for the demo,
   * whose past has its own clock.
   */
  async settle(services: Services = this.services): Promise<void> {
    for (;;) {
      const reacted = await runReactions(services, reactions);
      // The node's own run may be processing an event; what follows from it belongs to this run.
      const waited = await waitForOtherRuns(services);
      const worked = await this.#queue.runWaiting(services);
      if (!waited && reacted + worked === 0) return;
    }
  }

  /**
   * Takes no new calls, reactions and jobs, answers the calls in flight, then closes what they needed. What does
   * not end in time is left: a reaction or job commits as a whole, and otherwise runs again elsewhere.
   */
  async stop(): Promise<void> {
    this.#readiness.phase = 'stopping';
    const working = Promise.all([this.#started && this.#outbox.stop(), this.#queue.endWork()]);
    const { settings, rules, counts } = this.services;
    // Sockets with the calls: an HTTP server closes only after its last socket.
    const answered = [this.#chat?.close(), this.http.close(), this.admin !== this.http && this.admin.close()];
    await Promise.allSettled(answered);
    await waitAtMost(endWithinMs, working);
    const closed = [this.#queue.stop(), settings.close(), rules.close(), counts.close()];
    await waitAtMost(
      endWithinMs,
      Promise.allSettled(closed).then(() =>
        Promise.all([this.#opened.close(), this.#jobDatabase.close(), this.#readiness.close()]),
      ),
    );
  }
}

export interface AppOptions {
  config: Config;
  databaseUrl: string;
  clock: Clock;
  ids: Ids;
  log: Logger;
  /** By default SMTP when it is configured, else the local mailbox. */
  mailTransport?: MailTransport;
  /** By default the scanner of SCANNER_URL, if any. */
  scanner?: FileScanner;
  /** By default the sources of FOOTBALL_DATA_KEY and FOOTBALL_DATA_HOSTS. */
  footballData?: FootballData;
  /** By default the one of STRIPE_SECRET_KEY; without it the test provider, in production none. */
  payments?: PaymentProvider;
  connections?: number;
  /** By default as the number of connections says. */
  admission?: AdmissionLimits;
  /** Free bytes of a folder's disk; by default of the file system. */
  freeBytes?: (folder: string) => Promise<number>;
  /** Intervals for detecting that another node has ended. */
  presenceTimes?: PresenceTimes;
}

function mailTransportOf({ config, clock, mailTransport }: AppOptions, db: Database): MailTransport {
  if (mailTransport) return mailTransport;
  const local = localTransport(db, clock);
  return config.smtpUrl ? routeDemoMail(smtpTransport(config.smtpUrl, config.mailFrom), local) : local;
}

/** Assembles the service on a migrated database. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, clock, ids, log, databaseUrl } = options;
  let readiness: Readiness | undefined;
  const connections = options.connections ?? connectionsOfNode.calls;
  const limits = options.admission ?? admissionLimits(connections);
  const watching = {
    onFailure: (error: unknown) => readiness?.noteFailure(error),
    onRetry: ({ error, attempt }: RetriedTransaction) =>
      log.warn({ err: error, attempt }, 'a transaction runs again'),
  };
  const { maxConnectionWaitMs } = limits;
  const opened = openDatabase(databaseUrl, { connections, maxConnectionWaitMs, ...watching });
  const jobDatabase = openDatabase(databaseUrl, {
    connections: connectionsOfNode.runningJobs,
    name: 'trattativa running jobs',
    ...watching,
  });
  const mailer = queueingMailer({ db: opened.db, clock, ids, jobs: () => queue });
  const switched = respectMailSwitches(mailer, opened.db);
  const jobs = modules.flatMap((module) => module.jobs?.(switched) ?? []);
  let noteMailLoss: ((loss: MailLoss) => void) | undefined;
  const delivery = deliverMails(mailTransportOf(options, opened.db), (loss) => noteMailLoss?.(loss));
  const queue = new JobQueue(databaseUrl, [...jobs, delivery], log);
  await queue.start();
  const counts = await openSharedCounts({
    clock,
    log,
    pool: opened.pool,
    redisUrl: config.redisUrl,
    systemName: () => systemName(opened.db),
  });
  await importSettings(opened.db, config.settingsToImport, clock.now());
  const settings = await openSettings(opened.db, { url: databaseUrl, log });
  const rules = await openRules(opened.db, { url: databaseUrl, log });
  const services: Services = {
    db: opened.db,
    clock,
    ids,
    config,
    jobs: queue,
    log,
    admission: new Admission(limits, log),
    counts,
    settings,
    rules,
    storage: openStorage(config),
    footballData: options.footballData ?? openFootballData(config.footballData),
    payments: options.payments ?? openPaymentProvider(config, { db: opened.db, clock, ids }),
    scanner: options.scanner ?? (config.scannerUrl ? clamdScanner(config.scannerUrl) : null),
  };

  const http = await buildHttp(services);
  const registry = measure(http);
  measureJournal(registry, opened.db);
  noteMailLoss = measureMails(registry, opened.db, () => clock.now());
  let chat: ChatSocket | null = null;
  readiness = new Readiness({
    databaseUrl,
    clock,
    dataDir: config.dataDir,
    isBusUp: () => chat?.isBusUp() ?? true,
    areCountsUp: () => counts.isUp(),
    freeBytes: options.freeBytes,
  });
  bindHealth(http, readiness);
  bindSeenCaller(http, ids);
  measureLoad(registry, readiness, services.admission);
  const serving = config.roles.includes('api');
  const limit = new CallLimit(services);
  if (serving) {
    const findActor = (authorization: string | undefined) => actorOf(services, authorization);
    bindRoutes(http, services, routes, findActor, limit);
    bindAuthRoutes(http, services, limit);
    bindStoredFiles(http, services, findActor, limit);
    bindReportPreviews(http, services);
    bindPaymentWebhook(http, services);
    bindTestProvider(http, services);
  }
  // In production, documents and metrics have a separate port that is not public.
  const admin = config.production ? Fastify({ logger: false }) : http;
  bindMetricsPage(admin, registry);
  const addressed = [
    ...addressedCalls.chat.map((call) => ({ call, host: config.chatUrl })),
    ...[...addressedCalls.pages, ...addressedCalls.payments].map((call) => ({ call, host: undefined })),
  ];
  await bindDocs(
    admin,
    () =>
      openApiDocument(
        routes.map((route) => route.endpoint),
        addressed,
      ),
    limit,
  );
  if (!config.production) bindDevRoutes(http, services);
  chat = config.roles.includes('chat')
    ? createChatSocket(services, {
        databaseUrl,
        openLine: config.redisUrl
          ? redisLine(config.redisUrl, () => systemName(opened.db), log)
          : postgresLine(databaseUrl, log),
        presenceTimes: options.presenceTimes,
        noteFailure: (error) => readiness?.noteFailure(error),
      })
    : null;
  if (chat) {
    bindChatRest(http, services, limit);
    chat.attach(http.server);
  }
  if (serving) await bindWebApp(http, config.chatUrl);

  const worker = config.roles.includes('worker');
  const outbox = new Outbox(services, {
    url: databaseUrl,
    reactions: worker ? reactions : [],
    push: chat?.push ?? null,
  });
  return new App({ http, admin, services, queue, outbox, opened, jobDatabase, readiness, chat });
}
