import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMoneyRequest } from './money-requests.ts';

interface Labelled {
  harmful: string[];
  harmless: string[];
}

const languages = ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'];
const read = (name: string): Labelled =>
  JSON.parse(readFileSync(new URL(`money-requests/${name}.json`, import.meta.url), 'utf8'));

describe.each(languages)('requests for money in %s', (language) => {
  const { harmful, harmless } = read(language);
  it('has a list of at least 25 of each', () => {
    expect(harmful.length).toBeGreaterThanOrEqual(25);
    expect(harmless.length).toBeGreaterThanOrEqual(25);
  });
  it.each(harmful)('warns of: %s', (text) => {
    expect(findMoneyRequest(text)).not.toBeNull();
  });
  it.each(harmless)('accepts: %s', (text) => {
    expect(findMoneyRequest(text)).toBeNull();
  });
});

it('quotes the beginning of a long sentence, and halves no character', () => {
  const asked = 'Mandami 500 euro con Western Union e domani ti mando la convocazione';
  const text = `${asked} ${'a'.repeat(398 - asked.length)}😀`;
  expect(findMoneyRequest(text)?.passage).toBe(text.slice(0, 399));
});

describe('phrasings that were not used to write the rules', () => {
  const { harmful, harmless } = read('kept-aside');
  const warnsOf = (texts: string[]) => texts.filter((text) => findMoneyRequest(text) !== null).length;

  it('are mostly found, at a precision of at least 0.97', () => {
    const found = warnsOf(harmful);
    expect(found / harmful.length).toBeGreaterThanOrEqual(0.9);
    expect(found / (found + warnsOf(harmless))).toBeGreaterThanOrEqual(0.97);
  });
});
