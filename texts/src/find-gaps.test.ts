import { describe, expect, it } from 'vitest';
import { findGaps } from './find-gaps.ts';
import { type Language, languages } from './languages.ts';
import { type Features, readAllTexts, type TextTree } from './read-texts.ts';

/** One tree of texts in all languages, with the given differences. */
function inAll(
  tree: TextTree,
  other: Partial<Record<Language, TextTree | null>> = {},
): Record<Language, Features> {
  const entry = (language: Language): Features => {
    const own = language in other ? other[language] : tree;
    return own ? { players: own } : {};
  };
  return Object.fromEntries(languages.map((language) => [language, entry(language)])) as Record<
    Language,
    Features
  >;
}

const said = (texts: Record<Language, Features>) =>
  findGaps(texts).map((gap) => [gap.language, gap.key, gap.problem, gap.expected].filter(Boolean).join(' '));

describe('the texts of the product', () => {
  it('exist in all seven languages with the same keys, placeholders and the plural forms of each language', () => {
    expect(findGaps(readAllTexts())).toEqual([]);
  });
});

describe('a gap is found', () => {
  it('when a file is missing', () => {
    expect(said(inAll({ a: 'x' }, { fr: null }))).toEqual(['fr missing file']);
  });

  it('when a key is missing, at any depth, in the default language too', () => {
    const tree = { a: 'x', deep: { er: { b: 'y' } } };
    expect(said(inAll(tree, { de: { a: 'x', deep: { er: {} } } }))).toEqual(['de deep.er.b missing']);
    expect(said(inAll(tree, { it: { deep: { er: { b: 'y' } } } }))).toEqual(['it a missing']);
  });

  it('when a text is empty', () => {
    expect(said(inAll({ a: 'x' }, { pt: { a: ' ' } }))).toEqual(['pt a empty']);
  });

  it('when a placeholder is missing, misspelled or formatted differently', () => {
    expect(
      said(inAll({ a: '{{max}} di {{name}}' }, { es: { a: '{{name}}' }, ca: { a: '{{name}}/{{max}}' } })),
    ).toEqual(['es a other placeholders {{max}} {{name}}']);
    expect(said(inAll({ a: '{{max, number}}' }, { en: { a: '{{max}}' } }))).toEqual([
      'en a other placeholders {{max,number}}',
    ]);
  });

  it('when a language lacks a plural form that it needs, or has one that it does not', () => {
    const three = { n_one: 'un gol', n_many: '{{count}} gol', n_other: '{{count}} gol' };
    const two = { n_one: 'a goal', n_other: '{{count}} goals' };
    expect(said(inAll(three, { en: two, de: two }))).toEqual([]);
    expect(said(inAll(three, { en: two }))).toEqual(['de n needless plural form many']);
    expect(said(inAll(three, { en: two, de: two, fr: two }))).toEqual(['fr n missing plural form many']);
  });

  it('but a form for zero is optional, and a key that only looks like a plural is a normal key', () => {
    const three = { n_one: 'un gol', n_many: '{{count}} gol', n_other: '{{count}} gol' };
    const two = { n_zero: 'no goal', n_one: 'a goal', n_other: '{{count}} goals' };
    expect(said(inAll(three, { en: two, de: two }))).toEqual([]);
    expect(said(inAll({ no_one: 'nessuno' }))).toEqual([]);
  });
});
