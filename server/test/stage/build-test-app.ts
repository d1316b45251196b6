import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '@trattativa/contract/api';
import type { Problem } from '@trattativa/contract/errors';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import type { DestinationStream } from 'pino';
import { type App, buildApp } from '../../src/app.ts';
import type { FootballData } from '../../src/people/football-data/football-data.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { type Config, readConfig } from '../../src/platform/config.ts';
import type { AdmissionLimits } from '../../src/platform/http/admission/admission.ts';
import { createIds } from '../../src/platform/ids.ts';
import { createLog } from '../../src/platform/log.ts';
import type { MailTransport } from '../../src/platform/mail/mailer.ts';
import { tokenSecretsOf } from '../../src/platform/token-secrets.ts';
import type { PresenceTimes } from '../../src/room/chat/conversations/contact-presence.ts';
import { createTestDatabase } from './test-database.ts';

/** A clock that moves only when a test advances it. */
export class TestClock implements Clock {
  #now: number;

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(duration: { seconds?: number; minutes?: number; hours?: number; days?: number }): void {
    const { seconds = 0, minutes = 0, hours = 0, days = 0 } = duration;
    this.#now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

export interface Answer<Output> {
  status: number;
  /** The decoded answer of a successful call. Throws the refusal of a refused one. */
  ok: Output;
  /** The refusal. Throws for a successful call. */
  problem: Problem;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface LocalMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

const testTokenSecret = 'the token secret of the nodes of a test';

/** The settings that production requires; none of the addresses is contacted. */
export const productionEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://unused.test',
  TOKEN_SECRET: 'a secret of at least thirty-two characters',
  PUBLIC_URL: 'https://trattativa.test',
  SMTP_URL: 'smtp://localhost:1',
};

/** The real application on a database of its own, called in process. */
export class TestApp {
  readonly app: App;
  readonly clock: TestClock;
  readonly databaseUrl: string;
  readonly #dropDatabase: () => Promise<void>;

  constructor(app: App, clock: TestClock, database: { url: string; drop(): Promise<void> }) {
    this.app = app;
    this.clock = clock;
    this.databaseUrl = database.url;
    this.#dropDatabase = database.drop;
  }

  get services() {
    return this.app.services;
  }

  /** Calls an endpoint as its typed client would. `token` null is a guest. */
  async call<Path extends keyof Api>(
    token: string | null,
    path: Path,
    input: Api[Path]['input'],
    headers: Record<string, string> = {},
  ): Promise<Answer<Api[Path]['output']>> {
    return this.post(token, `/api/${path}`, toWire(input), headers) as Promise<Answer<Api[Path]['output']>>;
  }

  /** Posts an arbitrary body, including what the typed client cannot send. */
  async post(
    token: string | null,
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<unknown>> {
    const response = await this.app.http.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    // Only JSON is parsed; tests that need other bytes request them directly.
    const isJson = /json/.test(String(response.headers['content-type'])) && response.body !== '';
    const parsed: unknown = isJson ? JSON.parse(response.body) : null;
    const done = response.statusCode < 400;
    return {
      status: response.statusCode,
      headers: response.headers,
      get ok() {
        if (!done) throw new Error(`${url} was refused: ${response.body}`);
        return fromWire(parsed);
      },
      get problem() {
        if (done) throw new Error(`${url} succeeded: ${response.body}`);
        return parsed as Problem;
      },
    };
  }

  /** `/auth/login` as a browser sends it. */
  async logIn(email: string, password: string, headers: Record<string, string> = {}) {
    const form = new URLSearchParams({ grant_type: 'password', username: email, password, origin: 'test' });
    const response = await this.app.http.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: form.toString(),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      cookies: response.cookies,
      body: response.json(),
    };
  }

  /** Mail to an address, newest first. */
  async mailTo(address: string): Promise<LocalMail[]> {
    const response = await this.app.http.inject({ method: 'GET', url: '/dev/mailbox.json' });
    return (response.json() as LocalMail[]).filter((mail) => mail.to === address);
  }

  /** Runs everything pending: reactions, mail, due timers. */
  settle(): Promise<void> {
    return this.app.settle();
  }

  async close(): Promise<void> {
    await this.app.stop();
    await this.#dropDatabase();
    await rm(this.services.config.dataDir, { recursive: true, force: true });
  }
}

const unbounded: AdmissionLimits = {
  maxRunning: 10_000,
  maxWaiting: 10_000,
  maxWaitMs: { login: 60_000, interactive: 60_000, bulk: 60_000 },
  maxConnectionWaitMs: 60_000,
  maxOfAccount: 10_000,
};

/** The address of a database whose connections plan every statement once, instead of for each run's values. */
function keepingPlans(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  return url.href;
}

export async function buildTestApp(
  options: {
    env?: Record<string, string>;
    now?: string;
    footballData?: FootballData;
    /** The database of another node of the same system. Default: a new database, dropped on close. */
    databaseUrl?: string;
    presenceTimes?: PresenceTimes;
    /** The most connections to the database at once. */
    connections?: number;
    /** Bounds of calls at once; by default none that a test meets, however slow its machine. */
    admission?: Partial<AdmissionLimits>;
    /** What becomes of mail; default: the local mailbox. */
    mailTransport?: MailTransport;
    /** Free bytes on the disk; default: asks the file system. */
    freeBytes?: () => Promise<number>;
    /** Destination of the log; LOG_LEVEL in `env` sets its level. */
    logTo?: DestinationStream;
  } = {},
): Promise<TestApp> {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await createTestDatabase();
  const clock = new TestClock(options.now ?? '2026-09-15T10:00:00.000Z');
  const config: Config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://trattativa.test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    // Nodes of one system share it, whatever their data folders.
    TOKEN_SECRET: testTokenSecret,
    DATA_DIR: join(tmpdir(), `trattativa-test-${randomUUID()}`),
    ...options.env,
  });
  const app = await buildApp({
    config,
    databaseUrl: keepingPlans(database.url),
    clock,
    ids: createIds(await tokenSecretsOf(config)),
    log: createLog(config.logLevel, options.logTo),
    mailTransport: options.mailTransport,
    footballData: options.footballData,
    presenceTimes: options.presenceTimes,
    freeBytes: options.freeBytes,
    connections: options.connections ?? 8,
    admission: { ...unbounded, ...options.admission },
  });
  await app.http.ready();
  return new TestApp(app, clock, database);
}
