import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { asAppError } from './problem.ts';

describe('a thrown error becomes', () => {
  const thrown = (code: string) => Object.assign(new Error('from elsewhere'), { code });

  it.each([
    ['a unique index that a race ran into', thrown('23505'), 'CHANGED_MEANWHILE'],
    ['a foreign key whose row has just gone', thrown('23503'), 'CHANGED_MEANWHILE'],
    ['a deadlock', thrown('40P01'), 'UNAVAILABLE'],
    ['a statement that took too long', thrown('57014'), 'UNAVAILABLE'],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
    ['a database that restarts', thrown('57P01'), 'UNAVAILABLE'],
    ['a body that is too large', Object.assign(new Error('long'), { statusCode: 413 }), 'TOO_LARGE'],
    ['a refusal of ours', new AppError('NOT_FOUND'), 'NOT_FOUND'],
    ['a mistake of ours', new TypeError('x is undefined'), 'INTERNAL'],
    ['nothing at all', undefined, 'INTERNAL'],
  ])('%s: a refusal the caller can act on', (_name, error, code) => {
    expect(asAppError(error).code).toBe(code);
  });
});
