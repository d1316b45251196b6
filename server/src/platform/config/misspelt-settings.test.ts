import { describe, expect, it } from 'vitest';
import { misspeltSettings } from './misspelt-settings.ts';
import { settings } from './settings.ts';

describe('a variable of the environment', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['TOKEN_SECERT', 'TOKEN_SECRET'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['ROLE', 'ROLES'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['Public_Url', 'PUBLIC_URL'],
    ['REPRESENTING_AGENT_LICENSE', 'REPRESENTING_AGENT_LICENCE'],
  ])('named %s is said to have no effect where %s was probably meant', (name, meant) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([
      `The variable ${name} is not a setting and has no effect; ${meant} was probably meant.`,
    ]);
  });

  it('is not mentioned if it is a setting or belongs to another program', () => {
    const others = [
      'PATH HOME HOSTNAME LANG TERM SHELL USER PWD TMPDIR LOGNAME EDITOR MAIL PS1 TZ CI DEBUG OLDPWD SHLVL',
      'NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE npm_config_cache npm_package_name npm_lifecycle_event INIT_CWD',
      'http_proxy HTTPS_PROXY NO_PROXY NO_COLOR XDG_DATA_DIRS SSH_AUTH_SOCK PGHOST PGDATA AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY AWS_REGION KUBERNETES_PORT KUBERNETES_SERVICE_HOST INVOCATION_ID JOURNAL_STREAM',
    ];
    const names = [...Object.keys(settings), ...others.join(' ').split(' ')];
    expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });
});
