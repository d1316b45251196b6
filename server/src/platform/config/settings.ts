import {
  address,
  listOf,
  oneOf,
  onOff,
  origin,
  pattern,
  port,
  prose,
  proxies,
  wholeNumber,
} from './kinds.ts';
import { payments, sources } from './provider-settings.ts';
import type { Setting } from './setting.ts';

/** The roles of a process; a process plays all of them by default. */
export const processRoles = ['api', 'chat', 'worker'] as const;

const service = {
  NODE_ENV: {
    kind: oneOf('development', 'production', 'test'),
    about: 'Whether the service is a demo on a developer’s machine or in use.',
    default: 'development',
    example: 'production',
  },
  DATA_DIR: {
    kind: prose,
    about: 'Folder of the embedded database and of the files. Deleting it starts over.',
    default: '.data',
  },
  TOKEN_SECRET: {
    kind: pattern(/^.{32,}$/, 'a text of at least 32 characters'),
    about: 'Key of the hashes of tokens and one-time codes, such as the output of openssl rand -hex 32.',
    placeholder: 'replace-this-with-the-output-of-openssl-rand',
    isSecret: true,
    neededInProduction: true,
  },
  TOKEN_SECRET_PREVIOUS: {
    kind: listOf(
      pattern(/^.{32,}$/, 'a text of at least 32 characters'),
      'texts of at least 32 characters, separated by commas',
    ),
    about: 'Former values of TOKEN_SECRET, after it was replaced, separated by commas; see docs/security.md.',
    without: 'none',
    placeholder: 'the-value-of-TOKEN_SECRET-before-it-was-replaced',
    isSecret: true,
  },
  ROLES: {
    kind: listOf(oneOf(...processRoles), 'one or several of api, chat, worker, separated by commas'),
    about: 'Roles of this process; each can run alone, any number of times.',
    default: processRoles.join(','),
  },
  LOG_LEVEL: {
    kind: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    about: 'Least level of the lines in the log.',
    default: 'info',
  },
  DEMO: {
    kind: onOff,
    about: 'Load the demo market at the first start and list its logins. Never in production.',
    without: 'on, in production off',
    example: 'off',
  },
  RATE_LIMITS: {
    kind: onOff,
    about: 'Limits of calls. Off only for tests, never in production.',
    default: 'on',
  },
  PREVIEWS_PER_HOUR: {
    kind: wholeNumber(1, 10_000),
    about: 'How often a club or an agent may ask within an hour who would fit a request being written.',
    default: '200',
  },
} as const satisfies Record<string, Setting>;

const network = {
  HOST: {
    kind: pattern(/^[\w.:%-]+$/, 'a name or an address of this machine, such as 0.0.0.0'),
    about: 'Address on which the service listens.',
    default: '127.0.0.1',
  },
  PORT: { kind: port, about: 'Port on which the service listens.', default: '3000' },
  ADMIN_PORT: {
    kind: port,
    about: 'Production: port of /api/docs and /metrics, which must not be public.',
    without: 'in production they are not served',
    example: '9090',
  },
  PUBLIC_URL: {
    kind: origin,
    about: 'Public address, for links in mails and the check of origins; https in production.',
    placeholder: 'https://trattativa.example',
    neededInProduction: true,
  },
  CHAT_URL: {
    kind: origin,
    about: 'Public address of the chat, if it has a host of its own; https in production.',
    placeholder: 'https://chat.trattativa.example',
  },
  CORS_ORIGINS: {
    kind: listOf(origin, 'addresses such as https://app.trattativa.example, separated by commas'),
    about: 'Addresses of other pages that may call the service, separated by commas.',
    placeholder: 'https://app.trattativa.example',
  },
  TRUST_PROXY: {
    kind: proxies,
    about:
      'Proxies whose X-Forwarded-For names the caller: how many (true: one), or their addresses or networks, separated by commas.',
    without: 'none, so that all callers behind a proxy share the limits of one',
    example: 'loopback',
  },
} as const satisfies Record<string, Setting>;

const stores = {
  DATABASE_URL: {
    kind: address(['postgres', 'postgresql'], 'postgres://user:password@database.example/trattativa'),
    about: 'PostgreSQL 15 or later. Not a pooler in transaction mode.',
    without: 'the embedded PostgreSQL in DATA_DIR',
    placeholder: 'postgres://user:password@database.example/trattativa',
    isSecret: true,
    neededInProduction: true,
  },
  REDIS_URL: {
    kind: address(['redis', 'rediss'], 'redis://redis.example:6379'),
    about: 'Redis or Valkey, over which nodes communicate and count attempts.',
    without: 'over PostgreSQL',
    placeholder: 'redis://redis.example:6379',
    isSecret: true,
  },
} as const satisfies Record<string, Setting>;

const mail = {
  SMTP_URL: {
    kind: address(['smtp', 'smtps'], 'smtps://user:password@mail.example'),
    about: 'Mail server.',
    without: 'mail is shown at /dev/mailbox',
    placeholder: 'smtps://user:password@mail.example',
    isSecret: true,
    neededInProduction: true,
  },
  MAIL_FROM: {
    kind: pattern(
      /^([^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'an address, or a name and an address in < >',
    ),
    about: 'Sender of mails.',
    without: 'noreply@ the host of PUBLIC_URL',
    placeholder: 'Trattativa <noreply@trattativa.example>',
  },
} as const satisfies Record<string, Setting>;

const files = {
  S3_BUCKET: {
    kind: pattern(/^[\w.-]+$/, 'the name of a bucket'),
    about: 'Bucket of an S3-compatible store for the files. It and the two keys are set together.',
    without: 'the folder files in DATA_DIR',
    placeholder: 'name-of-the-bucket',
  },
  S3_ACCESS_KEY_ID: {
    kind: pattern(/^\S+$/, 'a key without spaces'),
    about: 'Name of the key to the bucket.',
    placeholder: 'id-of-the-key',
  },
  S3_SECRET_ACCESS_KEY: {
    kind: pattern(/^\S+$/, 'a key without spaces'),
    about: 'The key to the bucket.',
    placeholder: 'secret-of-the-key',
    isSecret: true,
  },
  S3_ENDPOINT: {
    kind: address(['http', 'https'], 'https://s3.example'),
    about: 'Address of a store other than Amazon’s.',
    placeholder: 'https://s3.example',
  },
  S3_REGION: {
    kind: pattern(/^[\w-]+$/, 'the name of a region, such as eu-south-1'),
    about: 'Region of the store.',
    default: 'us-east-1',
  },
  S3_PATH_STYLE: {
    kind: onOff,
    about: 'Whether the bucket is part of the path instead of the host’s name.',
    without: 'on with S3_ENDPOINT, else off',
    example: 'on',
  },
  SCANNER_URL: {
    kind: address(['tcp'], 'tcp://127.0.0.1:3310'),
    about: 'ClamAV’s daemon. Every upload is scanned, and refused while the scanner does not answer.',
    without: 'uploads are not scanned',
    example: 'tcp://127.0.0.1:3310',
  },
} as const satisfies Record<string, Setting>;

const backups = {
  BACKUP_PASSPHRASE: {
    kind: pattern(/^.{16,}$/, 'a text of at least 16 characters'),
    about:
      'Encrypts the archives of npm run backup and opens them for npm run restore. Keep it apart from them: without it they are lost.',
    without: 'archives are not encrypted',
    placeholder: 'replace-this-with-a-long-passphrase',
    isSecret: true,
  },
} as const satisfies Record<string, Setting>;

const firstStart = {
  OPERATOR_NAME: {
    kind: prose,
    about: 'Operator in contracts and invoices.',
    placeholder: 'Name of the company',
  },
  OPERATOR_ADDRESS: { kind: prose, about: 'Address of the operator.', placeholder: 'Address of the company' },
  OPERATOR_VAT_NUMBER: { kind: prose, about: 'VAT number of the operator.', placeholder: 'IT00000000000' },
  REPRESENTING_AGENT: {
    kind: prose,
    about: 'Licensed agent who represents players.',
    placeholder: 'Name of the agent',
  },
  REPRESENTING_AGENT_LICENCE: {
    kind: prose,
    about: 'Licence of that agent.',
    placeholder: 'Number of the licence',
  },
} as const satisfies Record<string, Setting>;

/** The settings in the order of the documents, each group with its heading. */
export const settingGroups = [
  ['The service', service],
  ['Addresses', network],
  ['Database', stores],
  ['Mail', mail],
  ['Files', files],
  ['Backups', backups],
  ['Maps and data of players', sources],
  ['Payments', payments],
  ['Read at the first start only; changed at /admin after that', firstStart],
] as const;

export const settings = {
  ...service,
  ...network,
  ...stores,
  ...mail,
  ...files,
  ...backups,
  ...sources,
  ...payments,
  ...firstStart,
};

export type SettingName = keyof typeof settings;
