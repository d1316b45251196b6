import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://trattativa:secret@db.example/trattativa',
  TOKEN_SECRET: 'a secret of at least thirty-two characters',
  PUBLIC_URL: 'https://trattativa.example',
  SMTP_URL: 'smtps://mail.example',
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
    [{ PUBLIC_URL: 'http://trattativa.example' }, 'PUBLIC_URL must be https in production.'],
    [{ DEMO: 'on' }, 'DEMO cannot be on in production.'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS cannot be off in production.'],
  ])('refuse a production with %o', (change, sentence) => {
    expect(refusal({ ...production, ...change })).toEqual([sentence]);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db.example'],
    ['PUBLIC_URL', 'trattativa.example'],
    ['TOKEN_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['DEMO', 'maybe'],
  ])('refuse %s=%s and name the setting', (name, value) => {
    const sentences = refusal({ [name]: value });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(`The setting ${name} is not valid: `);
  });

  it('refuse an unknown role', () => {
    expect(refusal({ ROLES: 'api,mailer' })).toEqual(['ROLES names "mailer"; it takes api, chat, worker.']);
  });

  it('report every invalid setting at once', () => {
    expect(refusal({ NODE_ENV: 'production' })).toHaveLength(4);
    expect(refusal({ PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(2);
  });
});
