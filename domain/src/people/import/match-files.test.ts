import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchFiles } from './match-files.ts';
import { choosePlayer, placeFiles } from './place-files.ts';

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
    expect(matchFiles([file], squad, 'picture')).toEqual([matched(player)]);
  });

  it('leaves to the reader what fits several players, or nobody', () => {
    expect(matchFiles(['rossi.jpg', 'M. Rossi.jpg', 'IMG_2041.jpg', 'Verdi.jpg'], squad, 'picture')).toEqual([
      { state: 'unclear', players: [2, 3] },
      { state: 'unclear', players: [2, 3] },
      { state: 'unknown' },
      { state: 'unknown' },
    ]);
  });

  it('gives a player one picture, that with the better name', () => {
    expect(matchFiles(['bartoli.jpg', 'bartoli nicolo.jpg'], squad, 'picture')).toEqual([
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
          const given = matchFiles(files, squad, 'picture').flatMap((one) =>
            one.state === 'matched' ? [one.player] : [],
          );
          expect(new Set(given).size).toBe(given.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('signed forms find the clients who signed them by name', () => {
  it.each([
    ['Mandato Nicolo Bartoli.pdf', 1],
    ['BARTOLI_Nicolò_mandato_FIGC_firmato.pdf', 1],
    ['mandati 2026/Bartoli.pdf', 1],
    ['Rossi Mario - mandato 2026-27 (scansione).PDF', 2],
    ['mandato_rossi_2004.pdf', 3],
    ['MandatoDaSilvaJoaoPedro.pdf', 4],
    ['Vidal, Ignacio - contrato de representación firmado.jpg', 5],
    ['modulo firmato Raphinha.docx', 6],
    ['N. Bartoli signed representation contract.pdf', 1],
  ])('%s', (file, player) => {
    expect(matchFiles([file], squad, 'mandateForm')).toEqual([matched(player)]);
  });

  it('leaves to the reader what names nobody, or several', () => {
    expect(
      matchFiles(['mandato firmato.pdf', 'scan0012.pdf', 'mandato Rossi.pdf'], squad, 'mandateForm'),
    ).toEqual([{ state: 'unknown' }, { state: 'unknown' }, { state: 'unclear', players: [2, 3] }]);
  });
});

describe('a reader corrects whose a file is', () => {
  const names = ['Bartoli.pdf', null, 'scan.pdf', 'nicolo bartoli.pdf'];
  const placed = (chosen: ReadonlyMap<number, number | null>) =>
    placeFiles(names, squad, chosen, 'mandateForm').map(({ player, doubt }) => [player, doubt]);

  it('and a file that cannot be read is nobody’s', () => {
    expect(placed(new Map())).toEqual([
      [null, 'second'],
      [null, 'unknown'],
      [null, 'unknown'],
      [1, null],
    ]);
  });

  it('and a player has one file: the other one waits', () => {
    const before = placeFiles(names, squad, new Map(), 'mandateForm');
    const chosen = choosePlayer(new Map(), before, 2, 1);
    expect(placed(chosen)).toEqual([
      [null, 'second'],
      [null, 'unknown'],
      [1, null],
      [null, null],
    ]);
    const cleared = choosePlayer(chosen, placeFiles(names, squad, chosen, 'mandateForm'), 2, null);
    expect(placed(cleared).map(([player]) => player)).toEqual([null, null, null, null]);
  });
});
