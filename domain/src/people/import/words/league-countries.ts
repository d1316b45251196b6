import type { CountryCode } from '../../../platform/countries.ts';
import type { Language } from '../../../platform/languages.ts';
import { valueRead } from '../cells/cell-reading.ts';
import { readCountry } from '../cells/read-country.ts';
import { leagueNamed } from '../cells/read-level.ts';
import { cellText } from './empty-words.ts';
import { wordMap } from './fold-word.ts';

/**
 * The country of each league of `leagueWords` whose name means one. A name that several countries use, such as `Primera
 * División` or `Superliga`, is not here: then the country stays open.
 */
const countryByLeague = wordMap<CountryCode>([
  [
    'IT',
    'serie a,serie a tim,serie a enilive,serie a femminile,serie b,serie bkt,serie b femminile,serie c,serie c1,serie c now,serie c femminile,lega pro,serie d,lnd,interregionale,serie c2,eccellenza,ecc,promozione,promoz,prima categoria,1a categoria,1 categoria,prima cat,1a cat,seconda categoria,2a categoria,2 categoria,seconda cat,2a cat,terza categoria,3a categoria,3 categoria,terza cat,3a cat,settore giovanile,giovanili,primavera,primavera 1,primavera 2,primavera 3,primavera 4,berretti,juniores nazionali,juniores regionali,juniores elite,allievi,giovanissimi',
  ],
  [
    'GB',
    'premier league,premier,prem,epl,premiership,scottish premiership,wsl,championship,efl championship,champ,league one,lge one,league 1,league two,lge two,league 2,national league,national lge,conference,vanarama,vanarama national,step 1,national league north,national league south,conference north,conference south,nln,nls,step 2,step 3,isthmian,isthmian premier,southern league,southern premier,southern central,southern south,northern premier,npl,npl premier,step 4,isthmian north,northern premier div one,northern premier division one,southern division one,isthmian division one,isthmian south,isthmian south central,npl west,npl east,npl midlands,step 5,step 6,u18 premier league,premier league 2,pl2',
  ],
  [
    'ES',
    'laliga,la liga,laliga ea sports,1a espanola,liga f,laliga 2,la liga 2,laliga hypermotion,hypermotion,primera rfef,primera federacion,1a rfef,1 rfef,1a federacion,1 federacion,1rfef,segunda b,segunda division b,segunda rfef,segunda federacion,2a rfef,2 rfef,2a federacion,2rfef,tercera rfef,tercera federacion,3a rfef,3 rfef,3a federacion,3rfef,primera catalana,1a catalana,primera andaluza,lliga elit,elit catalana,preferente,regional preferente,primera regional preferente,divisio honor,segona catalana,2a catalana,primera regional,primera autonomica,tercera catalana,3a catalana,segunda regional,quarta catalana,4a catalana,tercera regional,juvenil dh,dh juvenil,division de honor,division de honor juvenil,liga nacional juvenil',
  ],
  [
    'FR',
    'ligue 1,l1,ligue 1 uber eats,d1 arkema,ligue 2,l2,ligue 2 bkt,national,nat,national 1,n1,national 2,nat 2,n2,cfa,national 3,nat 3,n3,cfa 2,regional 1,r1,regionale 1,dh,division d honneur,regional 2,r2,regionale 2,regional 3,r3,regionale 3,departemental 1,d1 district,district 1,departemental 2,district 2',
  ],
  [
    'DE',
    'bundesliga,1 bundesliga,1 buli,buli,frauen bundesliga,2 bundesliga,zweite bundesliga,2 buli,3 liga,dritte liga,regionalliga,oberliga,bayernliga,hessenliga,verbandsliga,westfalenliga,gruppenliga,bezirksoberliga,kreisliga,kreisoberliga,kreisklasse,a junioren bundesliga,b junioren bundesliga,dfb nachwuchsliga',
  ],
  [
    'PT',
    'liga portugal,primeira liga,i liga,liga nos,liga bwin,liga portugal betclic,liga portugal 2,segunda liga,ii liga,campeonato de portugal,cnd,cn seniores,distrital,distritais,honra distrital,divisao de honra,divisao elite,liga revelacao',
  ],
  ['NL', 'eredivisie,eerste divisie,keuken kampioen divisie'],
  ['BE', 'jupiler pro league,challenger pro league'],
  ['CH', 'promotion league,challenge league'],
  ['TR', 'superlig,super lig'],
  ['AD', 'primera divisio andorra'],
  ['BR', 'brasileirao,brasileirao serie a'],
  ['SE', 'allsvenskan,superettan'],
  ['NO', 'eliteserien'],
  ['PL', 'ekstraklasa'],
  ['HR', 'hnl,prva hnl'],
  [
    'IE',
    'league of ireland prem,league of ireland premier,loi prem,loi premier,league of ireland first,loi first division',
  ],
]);

/** Brazil too has a Série A to D: in a Portuguese table these names leave the country open. */
const alsoBrazilian = /^serie [abcd]$/;

/**
 * The country in which a league is played: `Serie D gir. C` in Italy, `Serie A (Brasile)` in Brazil, since a country that
 * stands beside the league outweighs its name. Null where the name may mean several countries, or is no league.
 */
export function countryOfLeague(cell: string, language?: Language): string | null {
  const name = leagueNamed(cell);
  if (name === null) return null;
  const beside = cellText(cell)
    .split(/\s*[,;()|/]\s*|\s+[-–—]\s+/u)
    .map((part) => (/\d/.test(part) || leagueNamed(part) !== null ? null : valueRead(readCountry(part))))
    .find((country) => country !== null);
  if (beside !== undefined) return beside;
  if (language === 'pt' && alsoBrazilian.test(name)) return null;
  return countryByLeague.get(name) ?? null;
}
