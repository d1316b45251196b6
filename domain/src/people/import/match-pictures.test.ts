import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const squad = [
  { key: 1, name: 'Nicolò', surname: 'Bàrtoli' },
  { key: 2, name: 'Mario', surname: 'Rossi', bornYear: 2001 },
  { key: 3, name: 'Marco', surname: 'Rossi', bornYear: 2004 },
  { key: 4, name: 'João Pedro', surname: 'da Silva' },
  { key: 5, name: 'Ignacio', surname: 'Vidal Sepúlveda' },
  { key: 6, name: 'Raphinha', surname: '' },
];
const matched = (player: number) => ({ state: 'matched', player });

describe('pictures find their players by name', () => {
  it.each([
    ['Nicolo Bartoli.jpg', 1],
    ['BARTOLI_Nicolò.PNG', 1],
    ['10_bartoli-nicolo.jpeg', 1],
    ['Foto/07 - Bartoli (2).webp', 1],
    ['nicolobartoli.jpg', 1],
    ['NicoloBartoli1.jpg', 1],
    ['Nicollo Bartoli.jpg', 1],
    ['rossi_mario.jpg', 2],
    ['Rossi 2004.jpg', 3],
    ['Da Silva Joao Pedro.jpg', 4],
    ['joao-da-silva.png', 4],
    ['Ignacio Vidal.jpg', 5],
    ['raphinha.jpg', 6],
    ['da Silva.jpg.png', 4],
    ['foto di Mario Rossi.jpg', 2],
  ])('%s', (file, player) => {
    expect(matchPictures([file], squad)).toEqual([matched(player)]);
  });

  it('leaves to the reader what fits several players, or nobody', () => {
    expect(matchPictures(['rossi.jpg', 'M. Rossi.jpg', 'IMG_2041.jpg', 'Verdi.jpg'], squad)).toEqual([
      { state: 'unclear', players: [2, 3] },
      { state: 'unclear', players: [2, 3] },
      { state: 'unknown' },
      { state: 'unknown' },
    ]);
  });

  it('gives a player one picture, that with the better name', () => {
    expect(matchPictures(['bartoli.jpg', 'bartoli nicolo.jpg'], squad)).toEqual([
      { state: 'second', players: [1] },
      matched(1),
    ]);
  });

  it('never gives two pictures to a player, whatever they are called', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ maxLength: 30 }),
            fc.constantFrom('rossi.jpg', 'mario rossi.png', 'Bartoli', 'da silva.jpg'),
          ),
          { maxLength: 12 },
        ),
        (files) => {
          const given = matchPictures(files, squad).flatMap((one) =>
            one.state === 'matched' ? [one.player] : [],
          );
          expect(new Set(given).size).toBe(given.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});
