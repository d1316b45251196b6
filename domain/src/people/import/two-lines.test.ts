import { describe, expect, it } from 'vitest';
import type { Language } from '../../platform/languages.ts';
import { draftOf } from './player-draft.ts';
import { understandTable } from './understand-table.ts';

const today = '2026-11-23';

/** The drafts of lines parted by tabs, as the reader of files hands them over. */
function draftsOf(preferred: Language, ...lines: string[]) {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('\t') }));
  const table = understandTable(rows, { today, preferred });
  return table.rows.map((row) => {
    const { name, surname, bornDate, principalRole, foot, heightCm, weightKg, currentClub, nationality } =
      draftOf(table, row);
    return {
      who: [name, surname].filter(Boolean).join(' '),
      born: bornDate,
      role: principalRole,
      ...(foot !== undefined && { foot }),
      ...(heightCm !== undefined && { heightCm }),
      ...(weightKg !== undefined && { weightKg }),
      ...(currentClub !== undefined && { club: currentClub }),
      ...(nationality !== undefined && { from: nationality }),
    };
  });
}

describe('two players without a header', () => {
  it.each<[Language, string, string, object, object]>([
    [
      'it',
      'Rossi Mario\t12/03/2001\tPunta\tDestro\t182',
      'Bruni Ivo\t01/12/2003\tTerzino sinistro\tSinistro\t175',
      { who: 'Mario Rossi', born: '2001-03-12', role: 11, foot: 0, heightCm: 182 },
      { who: 'Ivo Bruni', born: '2003-12-01', role: 5, foot: 1, heightCm: 175 },
    ],
    [
      'en',
      'Harry Foster\tGoalkeeper\t1999-05-21\tright\t191 cm\t84 kg',
      'Callum Reid\tLeft winger\t2002-11-02\tleft\t176 cm\t70 kg',
      { who: 'Harry Foster', born: '1999-05-21', role: 1, foot: 0, heightCm: 191, weightKg: 84 },
      { who: 'Callum Reid', born: '2002-11-02', role: 7, foot: 1, heightCm: 176, weightKg: 70 },
    ],
    [
      'es',
      'Portero\tIker Ibáñez\t3/7/2000\tEspaña\tCD Lugo',
      'Delantero centro\tRubén Cano\t14/10/1998\tEspaña\tUD Logroñés',
      { who: 'Iker Ibáñez', born: '2000-07-03', role: 1, from: 'ES', club: 'CD Lugo' },
      { who: 'Rubén Cano', born: '1998-10-14', role: 11, from: 'ES', club: 'UD Logroñés' },
    ],
    [
      'ca',
      'Arnau Casals\t09/02/2003\tExtrem dret\tEsquerrà',
      'Biel Bofill\t30/08/1997\tPorter\tDretà',
      { who: 'Arnau Casals', born: '2003-02-09', role: 6, foot: 1 },
      { who: 'Biel Bofill', born: '1997-08-30', role: 1, foot: 0 },
    ],
    [
      'fr',
      'Jules PERRIN\t17.06.2004\tDéfenseur central\tDroitier\t1m88',
      'Hugo GARNIER\t05.01.2000\tAvant-centre\tGaucher\t1m81',
      { who: 'Jules Perrin', born: '2004-06-17', role: 2, foot: 0, heightCm: 188 },
      { who: 'Hugo Garnier', born: '2000-01-05', role: 11, foot: 1, heightCm: 181 },
    ],
    [
      'pt',
      'Duarte Pinto\tMédio defensivo\t23-04-1999\tDestro\t1,79',
      'Caio Rocha\tGuarda-redes\t11-09-2001\tCanhoto\t1,90',
      { who: 'Duarte Pinto', born: '1999-04-23', role: 8, foot: 0, heightCm: 179 },
      { who: 'Caio Rocha', born: '2001-09-11', role: 1, foot: 1, heightCm: 190 },
    ],
    [
      'de',
      'Jonas Krüger\tInnenverteidiger\t07.12.2002\tRechtsfuß\t1,87 m',
      'Niklas Vogel\tTorwart\t25.03.1996\tLinksfuß\t1,93 m',
      { who: 'Jonas Krüger', born: '2002-12-07', role: 2, foot: 0, heightCm: 187 },
      { who: 'Niklas Vogel', born: '1996-03-25', role: 1, foot: 1, heightCm: 193 },
    ],
  ])('come in by what their cells look like (%s)', (language, one, other, first, second) => {
    expect(draftsOf(language, one, other)).toEqual([first, second]);
    // A reader of another language pastes the same lines.
    expect(draftsOf(language === 'en' ? 'it' : 'en', one, other)).toEqual([first, second]);
  });

  it('have their names in two columns, whichever is first', () => {
    expect(
      draftsOf('it', 'Rossi\tMario\t12/03/2001', 'Bruni\tIvo\t01/12/2003').map(({ who }) => who),
    ).toEqual(['Mario Rossi', 'Ivo Bruni']);
    expect(
      draftsOf('it', 'Mario\tRossi\t12/03/2001', 'Ivo\tBruni\t01/12/2003').map(({ who }) => who),
    ).toEqual(['Mario Rossi', 'Ivo Bruni']);
  });

  it('may be one, and may have names that nobody knows', () => {
    expect(draftsOf('it', 'Rossi Mario\tPortiere\t12/03/2001')).toEqual([
      { who: 'Mario Rossi', born: '2001-03-12', role: 1 },
    ]);
    expect(draftsOf('it', 'Qwerto Zyxland\tPortiere\t2001', 'Brunk Ovstad\tPunta\t2003')).toMatchObject([
      { who: 'Qwerto Zyxland', role: 1 },
      { who: 'Brunk Ovstad', role: 11 },
    ]);
  });
});
