import { readSettings, type Values } from './config/read-settings.ts';
import type { processRoles } from './config/settings.ts';
import type { S3Settings } from './storage/storage.ts';

export type ProcessRole = (typeof processRoles)[number];

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
  /** Key for the hashes of tokens and codes. Absent in development: `tokenSecretsOf` makes one. */
  tokenSecret: string | undefined;
  /** Keys before the present one: what they hashed and encrypted stays readable. */
  formerTokenSecrets: readonly string[];
  roles: readonly ProcessRole[];
  /** How many proxies are believed, or which; absent if nothing was said. */
  trustProxy: number | string[] | undefined;
  logLevel: string;
  /** Load the demo market once and list its logins on the login screen. Never in production. */
  demo: boolean;
  chatUrl: string | undefined;
  adminPort: number | undefined;
  corsOrigins: readonly string[];
  rateLimits: boolean;
  /** Previews of who fits a request, of a club or an agent. */
  maxPreviewsPerHour: number;
  /** Absent: files are stored in the data folder. */
  s3: S3Settings | undefined;
  /** Absent: backups are not encrypted. */
  backupPassphrase: string | undefined;
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
 * Provider that takes card payments: Stripe with its keys; without them the test provider, in production none. Without
 * one the paid service is shown as not offered.
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

/**
 * Operator of the platform and agent who represents players, as far as the environment says; empty where it does not.
 */
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
  const { values: read, problems } = readSettings(env);
  // Rules about several settings; those about one are in the catalogue.
  const production = read.NODE_ENV === 'production';
  if (production) problems.push(...refusedInProduction(read));
  if (read.ADMIN_PORT !== undefined && read.ADMIN_PORT !== 0 && read.ADMIN_PORT === read.PORT)
    problems.push('ADMIN_PORT must not be PORT: what is served there must not be public.');
  const s3 = s3Settings(read, problems);
  const payments = paymentSettings(read, problems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return {
    production,
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom:
      read.MAIL_FROM ?? `Trattativa <noreply@${new URL(read.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    tokenSecret: read.TOKEN_SECRET,
    formerTokenSecrets: read.TOKEN_SECRET_PREVIOUS ?? [],
    roles: read.ROLES,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    demo: read.DEMO ?? !production,
    chatUrl: read.CHAT_URL,
    adminPort: read.ADMIN_PORT,
    corsOrigins: read.CORS_ORIGINS ?? [],
    rateLimits: read.RATE_LIMITS,
    maxPreviewsPerHour: read.PREVIEWS_PER_HOUR,
    s3,
    backupPassphrase: read.BACKUP_PASSPHRASE,
    scannerUrl: read.SCANNER_URL,
    tilesUrl: read.TILES_URL,
    footballData: { key: read.FOOTBALL_DATA_KEY, hosts: read.FOOTBALL_DATA_HOSTS ?? [] },
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

function refusedInProduction(read: Values): string[] {
  const problems: string[] = [];
  for (const name of ['PUBLIC_URL', 'CHAT_URL'] as const) {
    if (read[name]?.startsWith('http://')) problems.push(`${name} must be https in production.`);
  }
  if (read.DEMO) problems.push('DEMO cannot be on in production.');
  if (read.RATE_LIMITS === false) problems.push('RATE_LIMITS cannot be off in production.');
  return problems;
}

/** The S3 settings are required together: a partial set is a mistake. */
function s3Settings(read: Values, problems: string[]): S3Settings | undefined {
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
function paymentSettings(read: Values, problems: string[]): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
  if (secretKey !== undefined && webhookSecret !== undefined)
    return { provider: 'stripe', secretKey, webhookSecret };
  if (secretKey !== undefined || webhookSecret !== undefined)
    problems.push('Payments by Stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.');
  return { provider: read.NODE_ENV === 'production' ? null : 'test' };
}
