import { isSlipOf } from './words/edit-distance.ts';
import { foldTight, foldWord } from './words/fold-word.ts';

/** Somebody to whom a file may belong: a line of a table, or a player of a portfolio. */
export interface NamedPlayer<Key> {
  readonly key: Key;
  readonly name: string;
  readonly surname: string;
  readonly bornYear?: number | null;
}

/** Player whose file it is, by its name; `players` are those that it may be when it is not clear. */
export type FileMatch<Key> =
  | { readonly state: 'matched'; readonly player: Key }
  | { readonly state: 'unclear' | 'second'; readonly players: readonly Key[] }
  | { readonly state: 'unknown' };

/** What the files are of: it says which words in their names are nobody's. */
export type MatchedFiles = 'picture' | 'mandateForm';

const copies =
  'new|nuova|nuovo|nueva|neu|final|finale|def|copia|copy|kopie|giocatore|player|n|nr|no|num|web|jpg|png|pdf';

/** Words that a file's name has beside the player's. */
const idle: Readonly<Record<MatchedFiles, RegExp>> = {
  picture: new RegExp(
    `^(?:${copies}|foto|fotos|photo|photos|pic|picture|img|image|imagen|imatge|immagine|bild|ritratto|portrait|retrato|retrat|profilo|profile|perfil|profil|avatar|head|headshot|primo|piano|dsc|small|hd)$`,
  ),
  mandateForm: new RegExp(
    `^(?:${copies}|mandato|mandati|mandate|mandat|mandats|mandatos|vertrag|modulo|moduli|form|forms|formular|formulaire|formulario|formulari|impreso|procura|poder|contratto|contract|contrato|contracte|contrat|rappresentanza|representation|representacion|representacao|representacio|vertretung|firmato|firmata|firmado|firmada|assinado|assinada|signat|signed|signe|unterschrieben|figc|fifa|rfef|dfb|fff|fpf|fa|federazione|agente|agent|scan|scansione|scanned|esc|doc|calciatore|jugador|joueur|spieler|jogador)$`,
  ),
};

/** The words of a file's name, without its folders, its ending, numbers and what is no name. */
function wordsOf(file: string, of: MatchedFiles): { words: string[]; years: number[] } {
  const base = file.replace(/^.*[/\\]/, '').replace(/(?:\.(?:jpe?g|png|webp|pdf|docx))+$/i, '');
  const spaced = base
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  const all = foldWord(spaced).split(' ');
  const words = all.filter((word) => /\D/.test(word) && !idle[of].test(word));
  return { words, years: all.filter((word) => /^(?:19|20)\d\d$/.test(word)).map(Number) };
}

interface FoldedName {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly tights: readonly string[];
}

function foldedName({ name, surname }: NamedPlayer<unknown>): FoldedName {
  const wordsIn = (text: string) =>
    foldWord(text)
      .split(' ')
      .filter((word) => word !== '');
  return {
    given: wordsIn(name),
    family: wordsIn(surname),
    tights: [foldTight(`${name} ${surname}`), foldTight(`${surname} ${name}`)],
  };
}

/** How well a file's name is that of a player, 0 for not at all. */
function likeness(words: readonly string[], { given, family, tights }: FoldedName): number {
  const own = [...given, ...family];
  const tight = words.join('');
  if (own.length === 0 || tight === '') return 0;
  const said = new Set(words);
  if (own.every((word) => said.has(word))) return words.length === own.length ? 10 : 8;
  if (tights.includes(tight)) return 9;
  if (family.length === 0) return 0;
  const wholeFamily = family.every((word) => said.has(word)) || said.has(family.join(''));
  const rest = words.filter((word) => !family.includes(word) && word !== family.join(''));
  if (wholeFamily && rest.some((word) => given.includes(word))) return 7;
  // One of two surnames, beside the given name: `Ignacio Vidal` of Ignacio Vidal Sepúlveda.
  if (family.some((word) => word.length > 2 && said.has(word)) && given.some((word) => said.has(word)))
    return 6;
  if (wholeFamily && rest.length === 1 && rest[0]?.length === 1 && given[0]?.startsWith(rest[0])) return 5;
  if (wholeFamily && rest.length === 0) return 4;
  if (tights.some((one) => one.length > 6 && isSlipOf(tight, one))) return 3;
  return 0;
}

/**
 * The player whose each file is: names with or without accents, the surname first or last, numbers and words
 * around them, an initial or the surname alone where only one player has it. A player gets one file, that with the
 * better name; a second one waits, and what fits several players is left to the reader.
 */
export function matchFiles<Key>(
  files: readonly string[],
  players: readonly NamedPlayer<Key>[],
  of: MatchedFiles,
): FileMatch<Key>[] {
  const named = players.map((player) => ({ player, folded: foldedName(player) }));
  const found = files.map((file) => {
    const { words, years } = wordsOf(file, of);
    let best = 0;
    let alike: NamedPlayer<Key>[] = [];
    for (const { player, folded } of named) {
      const score = likeness(words, folded);
      if (score === 0 || score < best) continue;
      alike = score > best ? [player] : [...alike, player];
      best = score;
    }
    const ofYear = alike.filter(({ bornYear }) => bornYear != null && years.includes(bornYear));
    return { best, alike: ofYear.length === 1 ? ofYear : alike };
  });
  const takenBy = new Map<Key, number>();
  for (const [place, { best, alike }] of found.entries()) {
    const [only] = alike;
    if (only === undefined || alike.length > 1) continue;
    const other = takenBy.get(only.key);
    if (other === undefined || best > (found[other]?.best ?? 0)) takenBy.set(only.key, place);
  }
  return found.map(({ alike }, place): FileMatch<Key> => {
    const [only] = alike;
    if (only === undefined) return { state: 'unknown' };
    const keys = alike.map(({ key }) => key);
    if (alike.length > 1) return { state: 'unclear', players: keys };
    return takenBy.get(only.key) === place
      ? { state: 'matched', player: only.key }
      : { state: 'second', players: keys };
  });
}
