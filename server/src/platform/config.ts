import { z } from 'zod';
import type { S3Settings } from './storage/storage.ts';

/** The roles of a process; a process plays all of them by default. */
export const processRoles = ['api', 'chat', 'worker'] as const;
export type ProcessRole = (typeof processRoles)[number];

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0', ''])
  .transform((text) => ['on', 'true', '1'].includes(text));
const blankIsAbsent = (text: unknown) => (text === '' ? undefined : text);

const settings = z.object({
  NODE_ENV: z.preprocess(blankIsAbsent, z.enum(['development', 'production', 'test']).default('development')),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65535).default(3000)),
  PUBLIC_URL: z.preprocess(blankIsAbsent, z.url().optional()),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  DATABASE_URL: z.preprocess(blankIsAbsent, z.string().startsWith('postgres').optional()),
  REDIS_URL: z.preprocess(blankIsAbsent, z.string().startsWith('redis').optional()),
  SMTP_URL: z.preprocess(blankIsAbsent, z.string().startsWith('smtp').optional()),
  MAIL_FROM: z.preprocess(blankIsAbsent, z.string().default('Trattativa <noreply@trattativa.example>')),
  TOKEN_SECRET: z.preprocess(blankIsAbsent, z.string().min(32).optional()),
  ROLES: z.preprocess(blankIsAbsent, z.string().default('api,chat,worker')),
  TRUST_PROXY: z.preprocess(blankIsAbsent, z.string().optional()),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  DEMO: z.preprocess(blankIsAbsent, flag.optional()),
  CHAT_URL: z.preprocess(blankIsAbsent, z.url().optional()),
  ADMIN_PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65535).optional()),
  CORS_ORIGINS: z.preprocess(blankIsAbsent, z.string().default('')),
  S3_ENDPOINT: z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  S3_REGION: z.preprocess(blankIsAbsent, z.string().default('us-east-1')),
  S3_BUCKET: z.preprocess(blankIsAbsent, z.string().optional()),
  S3_ACCESS_KEY_ID: z.preprocess(blankIsAbsent, z.string().optional()),
  S3_SECRET_ACCESS_KEY: z.preprocess(blankIsAbsent, z.string().optional()),
  S3_PATH_STYLE: z.preprocess(blankIsAbsent, flag.optional()),
  SCANNER_URL: z.preprocess(blankIsAbsent, z.url({ protocol: /^tcp$/ }).optional()),
  TILES_URL: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^https:\/\/[^/]+\/.*\{z\}.*$/, 'an https address with {z}, {x} and {y}')
      .optional(),
  ),
  FOOTBALL_DATA_KEY: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'a key without spaces')
      .optional(),
  ),
  FOOTBALL_DATA_HOSTS: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(
        /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*( *, *([a-z0-9-]+\.)+[a-z][a-z0-9-]*)*$/,
        'names of hosts in small letters, separated by commas',
      )
      .default(''),
  ),
  OPERATOR_NAME: z.preprocess(blankIsAbsent, z.string().optional()),
  OPERATOR_ADDRESS: z.preprocess(blankIsAbsent, z.string().optional()),
  OPERATOR_VAT_NUMBER: z.preprocess(blankIsAbsent, z.string().optional()),
  REPRESENTING_AGENT: z.preprocess(blankIsAbsent, z.string().optional()),
  REPRESENTING_AGENT_LICENCE: z.preprocess(blankIsAbsent, z.string().optional()),
  STRIPE_SECRET_KEY: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[sr]k_[\x21-\x7e]{8,250}$/, 'a secret key of Stripe (sk_… or rk_…)')
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^whsec_[\x21-\x7e]{8,250}$/, 'a signing secret of Stripe (whsec_…)')
      .optional(),
  ),
  RATE_LIMITS: z.preprocess(blankIsAbsent, flag.default(true)),
});

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Absent in development until the port is known. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /**
   * Key for the hashes of tokens and codes. Development uses a fixed key, because nothing there is secret.
   */
  tokenSecret: string;
  roles: readonly ProcessRole[];
  trustProxy: string | undefined;
  logLevel: string;
  /** Load the demo market once and list its logins on the login screen. Never in production. */
  demo: boolean;
  chatUrl: string | undefined;
  adminPort: number | undefined;
  corsOrigins: readonly string[];
  rateLimits: boolean;
  /** Absent: files are stored in the data folder. */
  s3: S3Settings | undefined;
  /** `tcp://host:port` of ClamAV's daemon. */
  scannerUrl: string | undefined;
  /** `https://…/{z}/{x}/{y}.png`; without it maps show the bundled country outlines. */
  tilesUrl: string | undefined;
  footballData: FootballDataSettings;
  payments: PaymentSettings;
  /** Read at the first start only: version 1 of the platform settings (docs/operations.md). */
  settingsToImport: SettingsToImport;
}

/**
 * Which provider takes card payments: Stripe with its keys; without them the test provider, in production none. Without one
 * the paid service is shown as not offered.
 */
export type PaymentSettings =
  | { provider: 'stripe'; secretKey: string; webhookSecret: string }
  | { provider: 'test' }
  | { provider: null };

/** Sources of player data. */
export interface FootballDataSettings {
  /** API key of football-data.org. */
  key: string | undefined;
  /** Hosts whose public profile pages may be read. */
  hosts: readonly string[];
}

/** Who runs the platform and represents players, as far as the environment says; empty where it does not. */
export interface SettingsToImport {
  operatorName: string;
  operatorAddress: string;
  operatorVatNumber: string;
  agentName: string;
  agentLicence: string;
}

export class ConfigError extends Error {}

/**
 * Reads the settings from the environment. Throws `ConfigError` with one sentence for each setting that is
 * invalid or, in production, missing.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `The setting ${issue.path.join('.')} is not valid: ${issue.message}.`,
    );
    throw new ConfigError(sentences.join('\n'));
  }
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  const roles = read.ROLES.split(',').map((role) => role.trim());
  const unknownRole = roles.find((role) => !(processRoles as readonly string[]).includes(role));
  const problems: string[] = [];
  if (unknownRole !== undefined)
    problems.push(`ROLES names "${unknownRole}"; it takes ${processRoles.join(', ')}.`);
  if (production) {
    for (const name of ['DATABASE_URL', 'TOKEN_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const) {
      if (read[name] === undefined) problems.push(`A production start needs ${name}.`);
    }
    if (read.PUBLIC_URL && !read.PUBLIC_URL.startsWith('https://'))
      problems.push('PUBLIC_URL must be https in production.');
    if (read.DEMO) problems.push('DEMO cannot be on in production.');
    if (!read.RATE_LIMITS) problems.push('RATE_LIMITS cannot be off in production.');
  }
  const s3 = s3Settings(read, problems);
  const payments = paymentSettings(read, problems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return {
    production,
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    tokenSecret: read.TOKEN_SECRET ?? 'not secret: development only',
    roles: roles as ProcessRole[],
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    demo: read.DEMO ?? !production,
    chatUrl: read.CHAT_URL,
    adminPort: read.ADMIN_PORT,
    corsOrigins: read.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    rateLimits: read.RATE_LIMITS,
    s3,
    scannerUrl: read.SCANNER_URL,
    tilesUrl: read.TILES_URL,
    footballData: {
      key: read.FOOTBALL_DATA_KEY,
      hosts: read.FOOTBALL_DATA_HOSTS.split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    },
    payments,
    settingsToImport: {
      operatorName: read.OPERATOR_NAME ?? '',
      operatorAddress: read.OPERATOR_ADDRESS ?? '',
      operatorVatNumber: read.OPERATOR_VAT_NUMBER ?? '',
      agentName: read.REPRESENTING_AGENT ?? '',
      agentLicence: read.REPRESENTING_AGENT_LICENCE ?? '',
    },
  };
}

/** The S3 settings are required together: a partial set is a mistake. */
function s3Settings(read: z.output<typeof settings>, problems: string[]): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  const endpoint = read.S3_ENDPOINT;
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    const pathStyle = read.S3_PATH_STYLE ?? endpoint !== undefined;
    return { endpoint, region: read.S3_REGION, bucket, accessKeyId, secretAccessKey, pathStyle };
  }
  if ([bucket, accessKeyId, secretAccessKey, endpoint].some((setting) => setting !== undefined)) {
    problems.push('An S3 store needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.');
  }
  return undefined;
}

/** The two keys of Stripe are required together: without the second no event of it could be believed. */
function paymentSettings(read: z.output<typeof settings>, problems: string[]): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
  if (secretKey !== undefined && webhookSecret !== undefined)
    return { provider: 'stripe', secretKey, webhookSecret };
  if (secretKey !== undefined || webhookSecret !== undefined)
    problems.push('Payments by Stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.');
  return { provider: read.NODE_ENV === 'production' ? null : 'test' };
}
