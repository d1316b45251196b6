import { describe, expect, it } from 'vitest';
import { type SettingName, settings } from './config/settings.ts';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://trattativa:secret@db.test/trattativa',
  TOKEN_SECRET: 'a secret of at least thirty-two characters',
  PUBLIC_URL: 'https://trattativa.test',
  SMTP_URL: 'smtps://mail.test',
};

function refusal(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n');
  }
}

describe('the settings', () => {
  it('have defaults: port 3000 of this machine, its own data folder, the demo market', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      databaseUrl: undefined,
      demo: true,
      rateLimits: true,
      maxPreviewsPerHour: 200,
      roles: ['api', 'chat', 'worker'],
    });
  });

  it('treat a blank value in an env file as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', NODE_ENV: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('accept a production with a database, secret, address and mail', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demo: false });
  });

  it.each(['DATABASE_URL', 'TOKEN_SECRET', 'PUBLIC_URL', 'SMTP_URL'])(
    'refuse a production without %s',
    (name) => {
      expect(refusal({ ...production, [name]: undefined })).toEqual([`A production start needs ${name}.`]);
    },
  );

  it.each([
    [{ PUBLIC_URL: 'http://trattativa.test' }, 'PUBLIC_URL must be https in production.'],
    [{ CHAT_URL: 'http://chat.trattativa.test' }, 'CHAT_URL must be https in production.'],
    [{ DEMO: 'on' }, 'DEMO cannot be on in production.'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS cannot be off in production.'],
  ])('refuse a production with %o', (change, sentence) => {
    expect(refusal({ ...production, ...change })).toEqual([sentence]);
  });

  it('refuse an ADMIN_PORT that is the public port', () => {
    expect(refusal({ PORT: '8080', ADMIN_PORT: '8080' })).toEqual([
      'ADMIN_PORT must not be PORT: what is served there must not be public.',
    ]);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '0x50'],
    ['PORT', '3000.5'],
    ['ADMIN_PORT', '-1'],
    ['HOST', 'http://127.0.0.1'],
    ['DATABASE_URL', 'mysql://db.test'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://user:pass word@db.test/name'],
    ['DATABASE_URL', 'postgres://user:pa#ss@db.test/name'],
    ['REDIS_URL', 'redis.test:6379'],
    ['REDIS_URL', 'redis://redis.test:99999'],
    ['SMTP_URL', 'mail.test'],
    ['SMTP_URL', 'smtp://'],
    ['SCANNER_URL', 'http://127.0.0.1:3310'],
    ['S3_ENDPOINT', 's3.test'],
    ['TILES_URL', 'https://tiles.test/'],
    ['PUBLIC_URL', 'trattativa.test'],
    ['PUBLIC_URL', 'ftp://trattativa.test'],
    ['PUBLIC_URL', 'https://trattativa.test/market'],
    ['PUBLIC_URL', 'https://trattativa.test/?'],
    ['PUBLIC_URL', 'https://user:password@trattativa.test'],
    ['CHAT_URL', 'https://chat.trattativa.test/socket'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.test, https://app.test/path'],
    ['MAIL_FROM', 'Trattativa'],
    ['TOKEN_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['DEMO', 'maybe'],
    ['RATE_LIMITS', 'offf'],
    ['ROLES', 'api,mailer'],
    ['ROLES', ','],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.300'],
    ['TRUST_PROXY', 'loopback,'],
    ['TRUST_PROXY', '-1'],
  ])('refuse %s=%s in one sentence that names the setting and does not repeat the value', (name, value) => {
    const sentences = refusal({ [name]: value });
    const { mustBe } = settings[name as SettingName].kind;
    expect(sentences).toEqual([`The setting ${name} is not valid: it must be ${mustBe}.`]);
  });

  it('take space and quotes around a value away, as Docker leaves them in', () => {
    expect(
      readConfig({
        PORT: ' 3001 ',
        MAIL_FROM: '"Trattativa <mail@trattativa.test>"',
        TOKEN_SECRET: `'${production.TOKEN_SECRET}'`,
        DATABASE_URL: '   ',
        CHAT_URL: '""',
      }),
    ).toMatchObject({
      port: 3001,
      mailFrom: 'Trattativa <mail@trattativa.test>',
      tokenSecret: production.TOKEN_SECRET,
      databaseUrl: undefined,
      chatUrl: undefined,
    });
  });

  it.each(['on', 'On', 'true', 'yes', '1'])('read %s as on, in every setting that is on or off', (word) => {
    expect(readConfig({ DEMO: word })).toMatchObject({ demo: true });
    expect(readConfig({ RATE_LIMITS: word })).toMatchObject({ rateLimits: true });
  });

  it.each(['off', 'OFF', 'false', 'no', '0'])(
    'read %s as off, in every setting that is on or off',
    (word) => {
      expect(readConfig({ DEMO: word, RATE_LIMITS: word })).toMatchObject({ demo: false, rateLimits: false });
    },
  );

  it.each([
    ['true', 1],
    ['1', 1],
    ['2', 2],
    ['off', 0],
    ['false', 0],
    ['loopback', ['loopback']],
    ['10.0.0.1, 10.1.0.0/16,fd00::/8', ['10.0.0.1', '10.1.0.0/16', 'fd00::/8']],
  ])('read TRUST_PROXY=%s as a number of proxies or as their networks', (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
  });

  it('accept the address of a PostgreSQL behind a local socket', () => {
    for (const url of [
      'postgres://user@/name?host=/run/postgresql',
      'postgresql:///name?host=/run/postgresql',
    ])
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('name as the sender of mails an address of the public host', () => {
    expect(readConfig(production).mailFrom).toBe('Trattativa <noreply@trattativa.test>');
  });

  it.each([
    ['TOKEN_SECRET', '# at least 32 characters; key of the hashes of tokens and one-time codes'],
    ['TOKEN_SECRET', 'a-secret-of-at-least-thirty-two-characters #key'],
    ['SMTP_URL', 'smtps://mail.test               # without it mail is shown at /dev/mailbox'],
    ['RATE_LIMITS', 'on            # off only for tests'],
    ['OPERATOR_NAME', '# operator named in contracts'],
  ])('refuse a comment behind the value of %s, which systemd and Docker make a part of it', (name, value) => {
    expect(refusal({ [name]: value })).toEqual([
      `The setting ${name} is not valid: it has a comment behind its value, which belongs on a line of its own.`,
    ]);
  });

  it('accept a number sign in a text', () => {
    const { settingsToImport } = readConfig({ OPERATOR_ADDRESS: '1 Main Street, Suite #4' });
    expect(settingsToImport.operatorAddress).toBe('1 Main Street, Suite #4');
  });

  it.each([
    ['PUBLIC_URL', 'https://club.example'],
    ['DATABASE_URL', 'postgres://user:password@host/name'],
    ['DATABASE_URL', 'postgres://me:mine@database.example:5432/trattativa'],
    ['SMTP_URL', 'smtps://user:password@mail.test'],
    ['REDIS_URL', 'redis://host:6379'],
    ['MAIL_FROM', 'Us <noreply@trattativa.example>'],
  ])('refuse %s=%s in production: it stands for one of the operator’s own', (name, value) => {
    expect(refusal({ ...production, [name]: value })).toEqual([
      `The setting ${name} still has a value of the example; a production start needs one of your own.`,
    ]);
  });

  it('report every invalid setting at once', () => {
    expect(refusal({ NODE_ENV: 'production' })).toHaveLength(4);
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(2);
  });
});
