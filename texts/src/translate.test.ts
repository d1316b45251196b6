import { errorStatus, fieldErrorCodes } from '@trattativa/contract/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from './languages.ts';
import { translate } from './translate.ts';

describe('a text', () => {
  it('is returned in the requested language', () => {
    expect(translate('it', 'errors:EMAIL_EXISTS')).toBe('Email già esistente');
    expect(translate('en', 'errors:EMAIL_EXISTS')).toBe('Email already exists');
    expect(translate('pt', 'catalogue:playerRole.1')).toBe('Guarda-redes');
  });

  it('contains its parameters unchanged', () => {
    const text = translate('it', 'errors:FILE_TOO_LARGE', { name: 'CV <a&b>.pdf', limit: '10 MB' });
    expect(text).toBe('CV <a&b>.pdf: dimensione del file non valida, gli allegati devono essere entro 10 MB');
  });

  it('treats a parameter as plain text, whatever it contains', () => {
    const name = '$t(errors:INTERNAL) {{limit}}';
    expect(translate('en', 'errors:FILE_TOO_LARGE', { name, limit: '1 MB' })).toContain(
      '$t(errors:INTERNAL)',
    );
  });

  it('follows the plural rules of its language', () => {
    const goals = (language: 'it' | 'de', count: number) =>
      translate(language, 'offers:per.goals', { amount: '€ 9', count });
    expect([goals('it', 1), goals('it', 5), goals('it', 1_000_000)]).toEqual([
      '€ 9 per ogni gol',
      '€ 9 ogni 5 gol',
      '€ 9 ogni 1000000 gol',
    ]);
    expect([goals('de', 1), goals('de', 3)]).toEqual(['€ 9 je Tor', '€ 9 alle 3 Tore']);
  });

  it('that does not exist or lacks a parameter throws', () => {
    // @ts-expect-error there is no such key
    expect(() => translate('it', 'errors:NO_SUCH_CODE')).toThrow('NO_SUCH_CODE');
    // @ts-expect-error there is no such file
    expect(() => translate('it', 'nowhere:a')).toThrow();
    // @ts-expect-error a placeholder has no value
    expect(() => translate('it', 'errors:FILE_TOO_LARGE', { name: 'a.pdf' })).toThrow('limit');
  });
});

describe('in production', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('an error in a text never fails the call that uses it', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const { translate: inProduction } = await import('./translate.ts');
    // @ts-expect-error there is no such key
    expect(inProduction('it', 'errors:NO_SUCH_CODE')).toBe('NO_SUCH_CODE');
    // @ts-expect-error a placeholder has no value
    const text = inProduction('en', 'errors:FILE_TOO_LARGE', { name: 'a.pdf' });
    expect(text).toMatch(/^a\.pdf: invalid file size/);
  });
});

describe.each(languages)('in %s', (language) => {
  it('every error code has its text', () => {
    for (const code of Object.keys(errorStatus) as (keyof typeof errorStatus)[]) {
      const values = {
        count: 6,
        gaps: '',
        max: 2,
        name: 'a',
        limit: 'b',
        amount: '1',
        source: 'c',
        days: 30,
        text: 'd',
        club: 'e',
        until: 'f',
      };
      expect(translate(language, `errors:${code}`, values)).toMatch(/\S/);
    }
  });

  it('every field error code has its text', () => {
    const values = {
      min: 10,
      max: 128,
      fixed: 'a',
      bonuses: 'b',
      article: 'c',
      source: 'd',
      text: 'e',
      club: 'f',
      until: 'g',
    };
    for (const code of fieldErrorCodes)
      expect(translate(language, `errors:field.${code}`, values)).toMatch(/\S/);
  });
});
