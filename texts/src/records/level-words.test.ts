import { expect, it } from 'vitest';
import { textsIn } from '../translate.ts';
import { levelWordsIn } from './level-words.ts';

const { level, optionIn, levelOption } = levelWordsIn(textsIn('it', ['catalogue', 'countries']));

it('a level among others is the league of its country, across countries the number with the league of Italy', () => {
  expect(optionIn('IT')(3)).toBe('Serie D');
  expect(optionIn('ES')(3)).toBe('4º livello');
  expect(levelOption(3)).toBe('Serie D (4º livello)');
  expect(levelOption(9)).toBe('10º livello');
});

it('a level of a known country is its league in Italy and elsewhere the number with the country', () => {
  expect(level(3, 'IT')).toBe('Serie D');
  expect(level(4, 'ES')).toBe('5º livello, Spagna');
  expect(level(3, null)).toBe('Serie D (4º livello)');
});
