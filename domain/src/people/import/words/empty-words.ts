import { foldWord } from './fold-word.ts';

/** What people write into a cell to say that they do not know, or that there is nothing. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'n d,nd,n a,na,null,none,nil,nan,ns,n s,nc,n c,sd,s d,n v,sin datos,sense dades,sconosciuto,sconosciuta,ignoto,unknown,' +
    'inconnu,inconnue,unbekannt,desconocido,desconocida,desconegut,desconhecido,non disponibile,not available,' +
    'non disponible,no disponible,nao disponivel,nicht verfugbar,k a,ka,keine angabe,da definire,tbd,tbc,tba,' +
    'da verificare,por definir,a definir,per definir,a definire,undefined,vuoto,empty,vacio,leer,?,da confermare,' +
    'offen,noch offen,unclear,da chiedere,por confirmar,a confirmer,non so,missing,manca'
  )
    .split(',')
    .map(foldWord),
);

/** True for blanks, dashes, question marks and words for "unknown". */
export function saysNothing(text: string): boolean {
  const folded = foldWord(text);
  return folded === '' ? !/[€$£\uFFFD\u{1F1E6}-\u{1F1FF}\u{1F3F4}]/u.test(text) : emptyWords.has(folded);
}

/**
 * The text of a cell: blanks of every kind as one space, invisible marks gone, and without the apostrophe
 * that an export puts before what a spreadsheet could run as a formula.
 */
export function cellText(cell: string): string {
  const text = cell
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return /^'[=+\-@|]/.test(text) ? text.slice(1) : text;
}
