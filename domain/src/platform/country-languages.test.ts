import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { languageOfPerson } from './country-languages.ts';
import { languages } from './languages.ts';

const of = (
  nationality: string | null,
  country: string | null = null,
  secondNationality: string | null = null,
) => languageOfPerson({ nationality, secondNationality, country });

describe('the language to write to a person without an account', () => {
  it.each([
    ['DE', null, 'de'],
    ['AR', 'IT', 'es'],
    ['BR', 'IT', 'pt'],
    ['SN', 'ES', 'fr'],
    ['NG', 'DE', 'en'],
    ['AD', 'ES', 'ca'],
    ['CH', null, 'de'],
    ['IT', 'DE', 'it'],
  ] as const)(
    'the language to write to somebody of the nationality %s living in %s is that of the nationality: %s',
    (nationality, country, language) => {
      expect(of(nationality, country)).toBe(language);
    },
  );

  it('is that of the second nationality, else of the country of residence, where the first has none of the seven', () => {
    expect(of('AL', 'DE', 'FR')).toBe('fr');
    expect(of('AL', 'DE')).toBe('de');
    expect(of(null, 'PT')).toBe('pt');
  });

  it('is Italian where nothing is known, or nothing has one of the seven', () => {
    expect(of(null)).toBe('it');
    expect(of('AL', 'XK', 'MK')).toBe('it');
    expect(of('nowhere')).toBe('it');
  });

  it('is always one of the seven, and each of them is somebody’s', () => {
    const code = fc.option(fc.constantFrom(...countries));
    fc.assert(
      fc.property(code, code, code, (nationality, secondNationality, country) => {
        expect(languages).toContain(languageOfPerson({ nationality, secondNationality, country }));
      }),
    );
    expect(new Set(countries.map((country) => of(country)))).toEqual(new Set(languages));
  });
});
