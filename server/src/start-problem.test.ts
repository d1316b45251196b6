import { describe, expect, it } from 'vitest';
import { ConfigError } from './platform/config.ts';
import { startProblem } from './start-problem.ts';

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: failed`), { code }, more);

describe('the message of a failed start', () => {
  it.each([
    [
      failure('EADDRINUSE', { port: 3000 }),
      'The port 3000 is already in use. Stop what uses it, or set PORT to another number.',
    ],
    [
      failure('EADDRINUSE', { port: 3001, setting: 'ADMIN_PORT' }),
      'The port 3001 is already in use. Stop what uses it, or set ADMIN_PORT to another number.',
    ],
    [
      failure('EACCES', { port: 80, syscall: 'listen' }),
      'The port 80 may not be used by this user. Set PORT to a number above 1023.',
    ],
    [
      failure('EROFS', { path: '/data', syscall: 'mkdir' }),
      'The data folder cannot be written by this user (/data). Make it writable, or set DATA_DIR to another folder.',
    ],
    [
      failure('EACCES', { path: '/data', syscall: 'mkdir' }),
      'The data folder cannot be written by this user (/data). Make it writable, or set DATA_DIR to another folder.',
    ],
    [
      failure('ENOENT', { path: '/read-only/data', syscall: 'mkdir' }),
      'The data folder cannot be written by this user (/read-only/data). Make it writable, or set DATA_DIR to another folder.',
    ],
    [
      failure('53100'),
      'There is no space left for the data folder. Make room, or set DATA_DIR to a folder on another disk.',
    ],
    [
      new Error('The database could not be made:\nwrite: No space left on device'),
      'There is no space left for the data folder. Make room, or set DATA_DIR to a folder on another disk.',
    ],
    [new ConfigError('PORT is not valid.'), 'PORT is not valid.'],
    [
      failure('EEXIST', { path: '/data', syscall: 'mkdir' }),
      'The data folder cannot be made, because a file has its name or that of a folder above (/data). Move the file away, or set DATA_DIR to another folder.',
    ],
    [
      failure('EADDRNOTAVAIL', { address: '10.1.2.3', syscall: 'listen' }),
      'This machine does not have the address 10.1.2.3. Set HOST to one of its addresses, or to 0.0.0.0 for all.',
    ],
    [
      failure('ENOTFOUND', { hostname: 'nowhere.invalid', syscall: 'getaddrinfo' }),
      'The host nowhere.invalid is not known here (ENOTFOUND). Correct its name in the settings, or the name server of this machine.',
    ],
    [
      failure('42P01'),
      'The database has no tables yet, or not all (42P01: failed). Start the service once: it creates them.',
    ],
    [
      new Error('The migration 0001-x.sql failed: 42501', { cause: failure('42501') }),
      'The role of DATABASE_URL lacks a right in the database (42501: failed). docs/operations.md has the statements that grant it.',
    ],
    [
      failure('XX001'),
      'The files of the database are damaged (XX001: failed). Put back a backup (docs/operations.md).',
    ],
  ])('%s', (error, sentence) => {
    expect(startProblem(error)).toBe(sentence);
  });

  it('contains the stack when the cause is unknown', () => {
    expect(startProblem(new Error('never seen'))).toMatch(/never seen\n +at /);
  });
});
