import { youthLevel } from '../../levels.ts';
import { wordMap } from './fold-word.ts';

/**
 * Leagues by the tier that they are of their country, 0 for the first: Italy, England, Spain with Catalonia, France, Portugal,
 * Germany, and the countries from which and to which players move most. A name that stands for different tiers in two
 * countries is not here.
 */
export const leagueWords = wordMap<number>([
  [
    0,
    'serie a,serie a tim,serie a enilive,premier league,premier,prem,epl,laliga,la liga,laliga ea sports,primera division,1a division,1a espanola,primera,ligue 1,l1,ligue 1 uber eats,bundesliga,1 bundesliga,1 buli,buli,liga portugal,primeira liga,i liga,liga nos,liga bwin,liga portugal betclic,eredivisie,superlig,super lig,primera divisio andorra,super league,premiership,scottish premiership,jupiler pro league,pro league,brasileirao,brasileirao serie a,superliga,allsvenskan,eliteserien,ekstraklasa,hnl,prva hnl,mls,league of ireland prem,league of ireland premier,loi prem,loi premier,serie a femminile,liga f,d1 arkema,frauen bundesliga,wsl',
  ],
  [
    1,
    'serie b,serie bkt,championship,efl championship,champ,segunda division,segunda,2a division,laliga 2,la liga 2,laliga hypermotion,hypermotion,ligue 2,l2,ligue 2 bkt,2 bundesliga,zweite bundesliga,2 buli,liga portugal 2,segunda liga,ii liga,liga 2,challenger pro league,challenge league,eerste divisie,keuken kampioen divisie,superettan,league of ireland first,loi first division,serie b femminile',
  ],
  [
    2,
    'serie c,serie c1,serie c now,lega pro,league one,lge one,league 1,primera rfef,primera federacion,1a rfef,1 rfef,1a federacion,1 federacion,1rfef,segunda b,segunda division b,national,nat,national 1,n1,3 liga,dritte liga,liga 3,promotion league,serie c femminile',
  ],
  [
    3,
    'serie d,lnd,league two,lge two,league 2,segunda rfef,segunda federacion,2a rfef,2 rfef,2a federacion,2rfef,national 2,nat 2,n2,cfa,regionalliga,campeonato de portugal,cnd,cn seniores,interregionale,serie c2',
  ],
  [
    4,
    'eccellenza,ecc,national league,national lge,conference,vanarama,vanarama national,tercera rfef,tercera federacion,tercera division,3a rfef,3 rfef,3a federacion,3rfef,tercera,national 3,nat 3,n3,cfa 2,oberliga,bayernliga,hessenliga,step 1',
  ],
  [
    5,
    'promozione,promo,promoz,national league north,national league south,conference north,conference south,nln,nls,step 2,primera catalana,1a catalana,primera andaluza,lliga elit,elit catalana,preferente,regional preferente,primera regional preferente,divisio honor,regional 1,r1,regionale 1,dh,division d honneur,verbandsliga,landesliga,westfalenliga,distrital,distritais,honra distrital,divisao de honra,divisao elite',
  ],
  [
    6,
    'prima categoria,1a categoria,1 categoria,prima cat,1a cat,step 3,isthmian,isthmian premier,southern league,southern premier,southern central,southern south,northern premier,npl,npl premier,segona catalana,2a catalana,primera regional,primera autonomica,regional 2,r2,regionale 2,gruppenliga,bezirksoberliga',
  ],
  [
    7,
    'seconda categoria,2a categoria,2 categoria,seconda cat,2a cat,step 4,isthmian north,northern premier div one,northern premier division one,southern division one,isthmian division one,isthmian south,isthmian south central,npl west,npl east,npl midlands,tercera catalana,3a catalana,segunda regional,regional 3,r3,regionale 3,bezirksliga',
  ],
  [
    8,
    'terza categoria,3a categoria,3 categoria,terza cat,3a cat,step 5,quarta catalana,4a catalana,tercera regional,kreisliga,kreisoberliga,departemental 1,d1 district,district 1',
  ],
  [9, 'step 6,kreisklasse,departemental 2,district 2'],
  [
    youthLevel,
    'settore giovanile,giovanili,primavera,primavera 1,primavera 2,primavera 3,primavera 4,berretti,juniores,juniores nazionali,juniores regionali,juniores elite,allievi,giovanissimi,youth,academy,u18 premier league,premier league 2,pl2,juvenil,juvenil dh,dh juvenil,division de honor,division de honor juvenil,liga nacional juvenil,cadete,cadet,juvenils,jugend,a junioren,b junioren,c junioren,a jugend,b jugend,a junioren bundesliga,b junioren bundesliga,dfb nachwuchsliga,juniors,youth sector,futbol base,secteur jeunes,jeunes,formacao,juniores a,juvenis,iniciados,liga revelacao,nachwuchsbereich,nachwuchs,cantera,planter',
  ],
]);
