import { expect, it } from 'vitest';
import { levelOption } from './level-option.ts';

it('a level among others is the league of its country, across countries the number with the league of Italy', () => {
  expect(levelOption('it', 3, 'IT')).toBe('Serie D');
  expect(levelOption('it', 3, 'ES')).toBe('4º livello');
  expect(levelOption('it', 3)).toBe('Serie D (4º livello)');
  expect(levelOption('it', 9)).toBe('10º livello');
});
