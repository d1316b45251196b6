import type { HeaderMeaning } from '../import-targets.ts';
import { figureMeaning } from './figure-concepts.ts';
import { foldWord } from './fold-word.ts';

/**
 * What the words of a header speak of, by the beginnings that the seven languages share: `nascita`, `nacimiento`,
 * `naissance` and `Geburtstag` are all about birth, in whatever compound or case they stand.
 */
const concepts = {
  agent: /\b(?:agent|procurator|representant|empresari|berater|management|intermed)/,
  aside:
    /\b(?:visit|certific|medic|document|licen[cz]|matricol|tesser[ae]\b|email|e mail|mail|correo|courriel|indirizzo mail|foto|photo|taglia (?:magl|scarp)|shirt|maglia|dorsal|trikot|ruckennum|codice|code|codigo|iban|fiscal|steuer)/,
  bonus: /\b(?:bonus|premio|premi|prime|pramie|praemie|incentiv)/,
  birth:
    /(?:\b(?:nasc|naci(?!on)|nacid|naix|nascut|naiss|nat[oa]\b|nati\b|ne le|nee le|birth|born|dob\b|ddn\b|jahrgang|annata|year of b|yob\b|bday)|geburt|geboren|gebdat)/,
  age: /\b(?:eta|edad|edat|ages?|idade|alter|anni|anys|jahre alt|years old)\b/,
  city: /(?:\b(?:citta|ciudad|ciutat|ville\b|cidade|resid|domicil|localita|localidad|localitat|town|city|poblacio|commune|comune)|wohnort|stadt\b)/,
  club: /(?:\b(?:club|squadr|societ|equip[oae]?|equips|klub|team|teams|clube|emblema|gioca (?:in|nel|a)|milita|plays (?:for|at)|juega en|juga a|joue a|joga (?:no|em)|spielt (?:bei|in))|verein|mannschaft)/,
  contract:
    /(?:\b(?:contratt|contract|contrat|contracte|scaden|expir|vincol|vincul|lien contract|venciment|svincol|bound until|deal)|vertrag|laufzeit)/,
  country: /(?:\b(?:paes|pais|pays|country|nazion|nation|nacio)|land\b)/,
  demand:
    /(?:\b(?:richiest|richied|pretes|preten|chied|vorreb|vuole|desider|aspett|ask|request|demand|expect|want|desir|solicit|pedid|pide|aspira|demana|desitj|vol cobrar|souhait|exig|pede|quer|obiettivo|objetivo|target)|wunsch|gewunscht|forder|vorstell|erwart)/,
  europe: /\b(?:ue|eu|comunit|communaut|europ)/,
  foot: /(?:\b(?:pied|piede|pie\b|pe\b|peu\b|foot|feet|footed|pierna|perna\b|cama\b|laterali|dominan|gamba|jambe)|fuss|schussbein|starkes bein)/,
  height:
    /(?:\b(?:altez|altur|alt\b|statur|estatur|height|hgt|taille|talla|alcad|alcar|hauteur)|grosse|groesse)/,
  level:
    /(?:\b(?:categor|campionat|campeonat|championnat|livell|serie|league|liga|lliga|ligue|divis|level|tier|nivel|nivell|niveau|competi|girone|escal|klasse)|spielklass|liga\b)/,
  name: /\b(?:nomin|nome|nombre|nom\b|noms\b|name|names|giocator|giocatric|calciat|player|jugador|joueur|jogador|spieler|atlet|athlet|footballer|futbolist|futebolist|ragazz|profil)/,
  note: /(?:\b(?:not[ae]s?\b|note|obs\b|osserv|observ|comment|coment|remark|giudiz|descri|apunt|appunt|opini|impress|parer|avis\b|report|relaz|informe|relator|relatori|fazit|valoraci|valutazione (?:tecn|gen)|punti (?:di )?forz|strength|weak|caratter|caracter|particolar|considera)|bemerk|anmerk|notiz|eindruck|einschatz|hinweis|starken)/,
  nickname: /(?:\b(?:soprannom|nick|apodo|sobrenom\b|surnom|alcunha|alias|detto)|spitzname)/,
  other:
    /(?:\b(?:second|altern|altr[aoi]|other|otr[ao]s?|altre|autre|outr[ao]|zweit|adatt|jolly|anche|also|auch|tambe|polival|versatil|extra|2|2a|2o|2nd|ii|bis|sec)\b|\b(?:secondari|secundari|secondair|secondary|alternativ|adattabil|polivalen)|neben|ausweich|weitere)/,
  past: /(?:\b(?:preced|previous|former|ex\b|anterior|passat|antig|ancien|old club|storic|history|histor|trayect|carrier|percors)|vorherig|fruher|bisherig|ehemal)/,
  pay: /(?:\b(?:stipend|ingagg|compens|retribu|paga|rimbors|salar|salai|salari|wage|pay\b|earn|sueld|sou\b|ficha|fitxa|remuner|ordenad|vencimento|honorar|emolum|econom|netto|lordo|brutto|bruto|net\b|gross\b|money|soldi)|gehalt|lohn|verdien|geld)/,
  phone:
    /(?:\b(?:telef|telem|tel\b|cell\b|cellul|celular|mobil|movil|handy|portable|whats|phone|recapit|gsm|contatt|contact|kontakt|tlf|tfno)|telefon|rufnummer)/,
  place:
    /(?:\b(?:luogo|lugar|lloc|lieu|local\b|place|where|dove|donde|ou\b|citta|ciudad|ciutat|ville|cidade)|ort\b|stadt\b)/,
  residence: /\b(?:resid|viv[eo]|lives|living|wohn|habit|domicil|mora\b)/,
  role: /(?:\b(?:ruol|posi[cstz]|demarca|puest|poste|postes|rol|roles|role|repart|funzion|funcion|funcao|plays as|gioca come|juega de)|position)/,
  stats:
    /\b(?:presenz|pres\b|partit|partid|gare|gol|gols|goal|goals|buts\b|golos|tore\b|assist|minut|min\b|reti\b|match|apps|appear|spiele\b|einsatz|ammon|espuls|yellow|red card|tarjet|carton|karten|voto|rating|jogos|caps\b|clean sheet)/,
  surname:
    /(?:\b(?:cognom|surname|last ?name|family|apellid|apelid|sobrenome|nom de fam)|nachname|zuname|familienname)/,
  given:
    /(?:\b(?:given|first ?name|forename|prenom|de pila|battesim|nome proprio|primeiro nome)|vorname|rufname)/,
  value:
    /(?:\b(?:valor|valore|valut|valeur|value|prezz|costo?e?\b|price|prix|preis|preco|precio|cartellin|transfer|traspas|quotaz|tasac|cotat)|marktwert|ablos|\bwert\b)/,
  video: /(?:\b(?:video|highlight|clip|filmat|footage|youtube|vimeo|reel|wyscout|hudl)|szenen)/,
  weight: /(?:\b(?:pes[oi]?|weight|poids|kgs?|kilos?)\b|gewicht)/,
} as const;

type Concept = keyof typeof concepts;

/** Headers by the concepts that stand together in them, the narrower first. */
const meanings: readonly (readonly [readonly Concept[], HeaderMeaning])[] = [
  [['birth', 'country'], 'nationality'],
  [['birth', 'place'], 'skip'],
  [['stats'], 'skip'],
  [['nickname'], 'skip'],
  [['club', 'past'], 'aside'],
  [['agent'], 'skip'],
  [['aside'], 'skip'],
  [['height', 'weight'], 'heightWeight'],
  [['contract'], 'contractualStatus'],
  [['bonus'], 'requestedBonus'],
  [['pay', 'demand'], 'requestedSalary'],
  [['pay'], 'salary'],
  [['video'], 'videoUrl'],
  [['phone'], 'phone'],
  [['role', 'other'], 'secondaryRole'],
  [['role'], 'principalRole'],
  [['value'], 'playerValue'],
  [['birth'], 'bornDate'],
  [['height'], 'heightCm'],
  [['weight'], 'weightKg'],
  [['foot'], 'foot'],
  [['country', 'residence'], 'country'],
  [['level', 'demand'], 'aside'],
  [['club', 'demand'], 'aside'],
  [['level'], 'currentLevel'],
  [['club'], 'currentClub'],
  [['note'], 'aside'],
  [['surname', 'given'], 'fullName'],
  [['surname', 'name'], 'fullName'],
  [['surname'], 'surname'],
  [['given'], 'name'],
  [['name'], 'fullName'],
  [['age'], 'age'],
  [['city'], 'city'],
  [['residence'], 'city'],
  [['demand'], 'requestedSalary'],
];

/** `Lugar nac.`, `Geb.-Ort`: where somebody was born is not who they are. */
const birthplace =
  /\b(?:lugar|lloc|luogo|lieu|local|place|ort|paese|citta)\b.*\b(?:nac|nasc|naix|naiss|geb)\b|\bgeb(?:urts)? ?ort/;

/** Citizenship and passport, of which the word for nation is only one. */
const nationality =
  /(?:\b(?:nazional|nationa|nacional|cittadin|ciudadan|ciutadan|citizen|citoyen|cidadan|pass?aport|passap\b|passport|passeport|origin)|staatsang|staatsburg|herkunft)/;

/** `Bonus per gol`, `Nato il (min)`: with these a header is about no figure of a season. */
const ofMoneyOrBirth = ['birth', 'bonus', 'pay', 'demand'] as const;

/** What a header speaks of, when no list of headers has it as it stands; undefined when its words are strange. */
export function composedMeaning(header: string): HeaderMeaning | undefined {
  const folded = foldWord(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  if (folded === '') return undefined;
  if (birthplace.test(folded)) return 'skip';
  const has = (concept: Concept) => concepts[concept].test(folded);
  if (nationality.test(folded) && !has('stats'))
    return has('europe') && /pas/.test(folded) ? 'euPassport' : 'nationality';
  const figure = ofMoneyOrBirth.some(has) ? undefined : figureMeaning(header, folded);
  return figure ?? meanings.find(([needed]) => needed.every(has))?.[1] ?? measuredBy(folded);
}

/** A measure that only its unit names: `Est. (cm)`. */
function measuredBy(folded: string): HeaderMeaning | undefined {
  if (/\bcms?\b/.test(folded)) return 'heightCm';
  return /\bkgs?\b/.test(folded) ? 'weightKg' : undefined;
}
