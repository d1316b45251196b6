import { describe, expect, it } from 'vitest';
import { isOutage } from './outage.ts';

describe('an error that a later call may not meet', () => {
  it.each([
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '57014',
    '08000',
    '08003',
    '08006',
    '08P01',
    '53100',
    '53200',
    '53300',
    '28P01',
    '3D000',
    '25006',
    '25P03',
    '40001',
    '40P01',
    '55P03',
    '58030',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
  ])('has the code %s', (code) => {
    expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(true);
  });

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'Query read timeout',
    'driver has already been destroyed',
  ])('says “%s”', (message) => {
    expect(isOutage(new Error(message))).toBe(true);
  });

  it('may be the cause of another one, or one of several', () => {
    const lost = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    expect(isOutage(new Error('the file could not be stored', { cause: lost }))).toBe(true);
    expect(isOutage(new AggregateError([new Error('y'), lost]))).toBe(true);
  });

  it.each([
    ['a mistake in a statement', Object.assign(new Error('x'), { code: '42703' })],
    ['a violated index', Object.assign(new Error('x'), { code: '23505' })],
    ['a failed transaction', Object.assign(new Error('x'), { code: '25P02' })],
    ['any other error', new TypeError('x is not a function')],
    ['no error', null],
  ])('is not %s', (_what, error) => {
    expect(isOutage(error)).toBe(false);
  });
});
