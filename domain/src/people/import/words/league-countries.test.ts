import { describe, expect, it } from 'vitest';
import { draftOf } from '../player-draft.ts';
import { understandTable } from '../understand-table.ts';
import { countryOfLeague } from './league-countries.ts';
import { leagueWords } from './league-words.ts';

const table = (...rows: string[][]) =>
  understandTable(
    rows.map((cells, at) => ({ line: at + 1, cells })),
    { today: '2026-11-23', preferred: 'it' },
  );

/** Names that several countries use, or that name no league of one country: they tell the level and no country. */
const ofSeveralCountries = [
  ['primera division', '1a division', 'primera', 'super league', 'pro league', 'superliga', 'mls'],
  ['segunda division', 'segunda', '2a division', 'liga 2', 'liga 3', 'tercera division', 'tercera'],
  ['promo', 'landesliga', 'bezirksliga'],
  [
    'juniores',
    'youth',
    'academy',
    'juvenil',
    'cadete',
    'cadet',
    'juvenils',
    'jugend',
    'a junioren',
    'b junioren',
  ],
  [
    'c junioren',
    'a jugend',
    'b jugend',
    'juniors',
    'youth sector',
    'futbol base',
    'secteur jeunes',
    'jeunes',
  ],
  ['formacao', 'juniores a', 'juvenis', 'iniciados', 'nachwuchsbereich', 'nachwuchs', 'cantera', 'planter'],
].flat();

describe('the name of a league', () => {
  it.each([
    ['Serie D gir. C', 'IT'],
    ['Eccellenza Puglia', 'IT'],
    ['National League', 'GB'],
    ['Tercera RFEF', 'ES'],
    ['Primera Catalana', 'ES'],
    ['National 2', 'FR'],
    ['Regionalliga Nord', 'DE'],
    ['Campeonato de Portugal', 'PT'],
    ['Serie A (Brasile)', 'BR'],
    ['Brasile - Serie A', 'BR'],
    ['Bundesliga, Austria', 'AT'],
  ])('tells where it is played: %s', (league, country) => {
    expect(countryOfLeague(league)).toBe(country);
  });

  it.each(['Primera División', 'Superliga', '4', 'tier 4', 'U19', 'Livello 5', '', 'in gamba'])(
    'leaves the country open where it may be another: %s',
    (said) => {
      expect(countryOfLeague(said)).toBeNull();
    },
  );

  it('leaves it open in a Portuguese table that speaks of the Serie B, since Brazil has one too', () => {
    expect(countryOfLeague('Série B', 'pt')).toBeNull();
    expect(countryOfLeague('Serie B', 'it')).toBe('IT');
  });

  it('tells one country, or is known to be used in several', () => {
    const open = [...leagueWords.keys()].filter((name) => countryOfLeague(name) === null);
    expect(open.sort()).toEqual([...ofSeveralCountries].sort());
  });
});

describe('a list with a column of leagues', () => {
  const players = (read: ReturnType<typeof table>) => read.rows.map((row) => draftOf(read, row));

  it('says level and country of each player', () => {
    const read = table(
      ['Nome e cognome', 'Ruolo', 'Campionato'],
      ['Mario Rossi', 'Ala destra', 'Serie D'],
      ['Ugo Neri', 'Ala destra', 'Tercera RFEF'],
      ['Ivo Bruni', 'Ala destra', 'Superliga'],
    );
    expect(players(read)).toMatchObject([
      { currentLevel: 3, country: 'IT' },
      { currentLevel: 4, country: 'ES' },
      { currentLevel: 0 },
    ]);
    expect(players(read)[2]).not.toHaveProperty('country');
  });

  it('leaves a country that the line says itself', () => {
    const read = table(
      ['Nome e cognome', 'Nazionalità', 'Paese', 'Campionato'],
      ['Mario Rossi', 'Italia', 'San Marino', 'Serie D'],
      ['Ugo Neri', 'Italia', '', 'Serie D'],
      ['Ivo Bruni', 'Italia', 'Italia', 'Serie D'],
    );
    expect(players(read).map(({ country }) => country)).toEqual(['SM', 'IT', 'IT']);
  });

  it('says both behind the club', () => {
    const read = table(
      ['Nome e cognome', 'Ruolo', 'Squadra'],
      ['Mario Rossi', 'Ala destra', 'Vado - Serie D'],
      ['Ugo Neri', 'Ala destra', 'Sestao - Segunda RFEF'],
      ['Ivo Bruni', 'Ala destra', 'Pro Vercelli'],
    );
    expect(players(read)).toMatchObject([
      { currentClub: 'Vado', currentLevel: 3, country: 'IT' },
      { currentClub: 'Sestao', currentLevel: 3, country: 'ES' },
      { currentClub: 'Pro Vercelli' },
    ]);
  });
});
