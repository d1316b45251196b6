import { describe, expect, it } from 'vitest';
import { areSimilarNames, nameWords } from './similar-names.ts';

describe('similar names', () => {
  it.each([
    ['Luca Prova', 'luca pròva'],
    ['Luca Prova', 'Prova, Luca'],
    ['Luca Prova', 'Luca Maria Prova'],
    ['Luca Prova', 'Luka Prova'],
    ['Giovanni D’Angelo', 'Giovanni Dangelo'],
    ['Alessandro Bianchi', 'Alesandro Bianci'],
  ])('%s and %s may be one person', (one, other) => {
    expect(areSimilarNames(one, other)).toBe(true);
    expect(areSimilarNames(other, one)).toBe(true);
  });

  it.each([
    ['Luca Prova', 'Marco Prova'],
    ['Luca Prova', 'Luca'],
    ['Al Bo', 'Al Ba'],
    ['Luca Bianchi', 'Luca Branca'],
  ])('%s and %s are two people', (one, other) => {
    expect(areSimilarNames(one, other)).toBe(false);
  });

  it('names are equal whatever the order of their words', () => {
    expect(nameWords('Prova, Lucà')).toBe(nameWords('LUCA prova'));
  });
});
