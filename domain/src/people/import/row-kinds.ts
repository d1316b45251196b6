import { isNoName } from './cells/read-name.ts';
import { cellText, saysNothing } from './words/empty-words.ts';
import { foldWord, wordMap } from './words/fold-word.ts';
import { roleWords } from './words/role-words.ts';

/** What a line of a table is; only a player's line is brought in, the others are told. */
export type RowKind = 'player' | 'totals' | 'heading' | 'header' | 'note';

const totalWords = wordMap<true>([
  [
    true,
    'totale,totali,tot,total,totals,totaux,totais,summe,gesamt,insgesamt,suma,somma,subtotale,subtotal,sub total,zwischensumme,media,medie,average,avg,mean,durchschnitt,schnitt,moyenne,promedio,mitjana,media total,eta media,altezza media,average age,average height,edad media,altura media,age moyen,taille moyenne,idade media,durchschnittsalter,sous total,ø,conteggio,count,anzahl,recuento,sum,gran totale,grand total,totale generale,mw,totale rosa,mittelwert',
  ],
]);
const startsTotals =
  /^(?:totale?s?|totaux|totais|summe|gesamt|media|average|durchschnitt|moyenne|promedio|mitjana|somma|suma|tot)\b/;

const sectionWords = wordMap<true>([
  [
    true,
    'portieri,difensori,centrocampisti,attaccanti,goalkeepers,defenders,midfielders,forwards,strikers,attackers,porteros,defensas,centrocampistas,delanteros,porters,defenses,migcampistes,davanters,gardiens,gardiens de but,defenseurs,milieux,attaquants,milieux de terrain,guarda redes,defesas,medios,avancados,torhuter,torwarte,abwehr,mittelfeld,angriff,sturm,verteidiger,mittelfeldspieler,sturmer,tor,tw,defence,midfield,attack,goalkeeper,keepers,difesa,centrocampo,attacco,porta,porteria,medios y volantes,volantes,arqueros,zagueros,mediocampo,mediocampistas,ataque,delantera,centrocampistes,mig del camp,defensors,attaque,defense,milieu,meias,guardioes,zagueiros,atacantes,baliza,defensas centrales,centrali,mezzali,trequartisti,punte,wingers,full backs,centre backs,laterais,centrais,flugel,aussenbahn,innenverteidiger,aussenverteidiger,juniores,primavera,under 19,under 17,u19,u17,prima squadra,primer equipo,primer equip,first team,academy,filial,juvenil,altri,others,otros,altres,autres,outros,sonstige,da valutare,in prova,trialists,liberi,free agents,libres,lliures,livres,vereinslos,esterni,terzini,ali,prestiti,in prestito,giovani,aggregati,staff,staff tecnico,coaching staff,technical staff,cuerpo tecnico,cos tecnic,equipe tecnica,trainerstab,trainer,giocatori,rosa,svincolati,titolari,riserve,cadetti,laterales,extremos,laterals,extrems,defensa,loans,youth,staff technique,equipa tecnica,funktionsteam,betreuer',
  ],
]);

/** Words for people of a list who do not play. */
const staffWords =
  /^(?:allenatore|all|vice allenatore|allenatore in seconda|preparatore|preparatore atletico|preparatore dei portieri|prep portieri|prep atl|team manager|dirigente|massaggiatore|medico|fisioterapista|magazziniere|ds|direttore sportivo|direttore|presidente|coach|head coach|assistant coach|manager|assistant manager|physio|goalkeeper coach|gk coach|fitness coach|kit manager|kitman|team doctor|doctor|entrenador|entrenadora|segundo entrenador|preparador fisico|preparador|delegado|fisio|utillero|entrenador de porteros|2o entrenador|entrenador de porters|entrenadora|segon entrenador|preparador fisic|delegat|delegada|fisioterapeuta|fisioterapeuta|entraineur|entraineur adjoint|adjoint|preparateur|preparateur physique|entraineur des gardiens|kine|soigneur|intendant|treinador|treinador adjunto|adjunto|treinador de guarda redes|preparador fisico|massagista|delegado|trainer|co trainer|cheftrainer|torwarttrainer|athletiktrainer|betreuer|physiotherapeut|mannschaftsarzt|zeugwart|teammanager|staff|scout)(?: .*)?$/;

/** The section of a list that starts with this line: `PORTIERI`, `Abwehr`. */
function isSection(text: string): boolean {
  const folded = foldWord(text.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' '));
  const bare = folded.replace(/^(?:i|gli|los|els|les|os|die|reparto|ruolo|gruppo) | \d+(?: \d+)*$/g, '');
  return sectionWords.has(folded) || sectionWords.has(bare);
}

export interface RowClues {
  readonly cells: readonly string[];
  /** The column of the name, or of the surname; -1 when there is none. */
  readonly nameAt: number;
  readonly headers: readonly string[];
  /** Columns of players' facts that were understood on this line, without names. */
  readonly understood: number;
  /** The columns of positions, in which the staff of a team shows. */
  readonly roleAt: readonly number[];
}

/** Says what a line is, by its own words and its neighbours' columns. */
export function rowKind({ cells, nameAt, headers, understood, roleAt }: RowClues): RowKind {
  const texts = cells.map(cellText);
  const filled = texts.filter((text) => text !== '');
  const [first = ''] = filled;
  const name = nameAt === -1 ? first : (texts[nameAt] ?? '');
  if (repeatsHeaders(texts, headers)) return 'header';
  const starts = [foldWord(first), foldWord(name)];
  if (starts.some((text) => totalWords.has(text) || startsTotals.test(text)) || isCountLine(filled))
    return 'totals';
  if (filled.length <= 2 && isSection(first)) return 'heading';
  // `--- aggregati ---`, `## Attaccanti`, `>> nuovi`
  if (filled.length === 1 && /^(?:[-–—=*#>_]{2,}|#).*\p{L}/u.test(first)) return 'heading';
  if (filled.length === 2 && !name.includes(' ') && filled.some((text) => /^[\d.,]+$/.test(text)))
    return 'totals';
  if (isSection(name) && understood === 0) return 'heading';
  if (
    roleAt.some(
      (at) =>
        staffWords.test(foldWord(texts[at] ?? '')) &&
        !roleWords.has(foldWord(texts[at] ?? '')) &&
        // `Ds` of a line full of facts is a full-back, no director.
        ((texts[at] ?? '').length > 2 || understood < 4),
    )
  )
    return 'note';
  if (filled.some((text) => staffWords.test(foldWord(text.replace(/[:.].*$/, ''))) && /[:]/.test(text)))
    return 'note';
  if (staffWords.test(foldWord(name)) && understood === 0) return 'note';
  if (saysNothing(name))
    return understood >= 2 && filled.length >= 3 ? 'player' : filled.length <= 2 ? 'note' : 'totals';
  if (understood === 0 && filled.length <= 2) {
    const lone =
      isNoName(name) ||
      /[:.]|\b(?:il|der|le|of|aggiornato|updated|fonte|source|quelle)\b/iu.test(
        name.replace(/\b\p{L}\./gu, ''),
      );
    if (lone || name.split(' ').length > 5 || (filled.length === 1 && nameAt > 0 && texts[nameAt] === ''))
      return 'note';
    return filled.length === 1 && headers.some((header) => header !== '') && headers.length > 3
      ? 'note'
      : 'player';
  }
  if (isNoName(name) && understood === 0) return 'note';
  return 'player';
}

/** `25 giocatori`, `n. 30`, `Spieler: 28`. */
function isCountLine(filled: readonly string[]): boolean {
  if (filled.length > 2) return false;
  return /^(?:n\.?\s*)?\d+\s+(?:ragazzi|nomi|names|profili|giocatori|calciatori|players|jugadores|jugadors|joueurs|jogadores|spieler|atleti|atletas)\b|^(?:giocatori|calciatori|players|jugadores|jugadors|joueurs|jogadores|spieler|atletas)\s*[:=]?\s*\d+$/iu.test(
    filled.join(' '),
  );
}

function repeatsHeaders(texts: readonly string[], headers: readonly string[]): boolean {
  let [same, named] = [0, 0];
  for (const [place, header] of headers.entries()) {
    if (header === '') continue;
    named += 1;
    const [text, whole] = [foldWord(texts[place] ?? ''), foldWord(header)];
    // A header of two lines comes again with one of them.
    if (text !== '' && (text === whole || whole.startsWith(`${text} `) || whole.endsWith(` ${text}`)))
      same += 1;
  }
  return same >= 2 && same * 2 >= named;
}
