import { foot } from '../feet.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';
import { cellText, saysNothing } from './empty-words.ts';
import { foldWord } from './fold-word.ts';
import { gameRoles } from './read-game-role.ts';
import { localRoleWords, type RoleMeaning, roleWords } from './role-words.ts';

/** The side of the pitch on which a player stands, where the word leaves it open. */
export type SideRule = 'right' | 'left' | 'byFoot';

export interface RoleContext {
  /** The language of the file. */
  readonly language: string;
  /** The player's foot, if it is known. */
  readonly foot: number | null;
  /** Answers given once for all cells with this word, by folded word. */
  readonly answers?: ReadonlyMap<string, readonly number[]>;
}

/** The roles of a cell, the main one first; at most two. */
export function readRoles(cell: string, context: RoleContext): CellReading<readonly number[]> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell);
  const answered = context.answers?.get(foldWord(text));
  if (answered) return readAs(answered);
  const meanings = meaningsOf(text, context.language);
  if (meanings === null) return badCell('notInList');
  const roles: number[] = [];
  let reason: 'sideUnknown' | 'severalMeanings' | null = null;
  for (const meaning of meanings) {
    const chosen = chosenRole(meaning, context.foot);
    if (!roles.includes(chosen)) roles.push(chosen);
    // Only the first role decides whether the cell is looked at.
    if (roles.length === 1 && reason === null) {
      if (meaning.side && (context.foot === null || context.foot === foot.both)) reason = 'sideUnknown';
      else if (meaning.near) reason = 'severalMeanings';
    }
  }
  const kept = roles.slice(0, 2);
  const [first] = meanings;
  if (reason === null || first === undefined) return readAs(kept);
  const others = kept.slice(1);
  return doubtAs(
    kept,
    reason,
    first.roles.map((role) => [role, ...others.filter((other) => other !== role)]) as never,
  );
}

function chosenRole({ roles, side }: RoleMeaning, stronger: number | null): number {
  const [first = 0, second = first] = roles;
  return side && stronger === foot.left ? second : first;
}

function meaningOf(word: string, language: string): RoleMeaning | undefined {
  return localRoleWords[language]?.get(word) ?? roleWords.get(word) ?? localRoleWords['en']?.get(word);
}

/** The meanings of a cell: of the whole text, else of its parts; null when none is known. */
function meaningsOf(text: string, language: string): RoleMeaning[] | null {
  const game = gameRoles(text);
  if (game) return game;
  const whole = sidedMeaning(text, language);
  if (whole) return [whole];
  const found: RoleMeaning[] = [];
  for (const part of text.split(/\s*[/,;|+&\n–—]\s*|\s+-\s+|\s+(?:e|and|y|i|et|und|o|or|ou|oder)\s+/iu)) {
    found.push(...partMeanings(part, language));
  }
  if (found.length > 0) return found;
  const words = foldWord(text).split(' ');
  const known = words.flatMap((word) => meaningOf(word, language) ?? []);
  return known.length > 0 && known.length === words.length ? known : longestWithin(words, language);
}

/** One position: `Terzino dx`, `davanter (9)`, `Ponta-de-lança`, `RW-LW`, `LCB3`. */
function partMeanings(part: string, language: string): RoleMeaning[] {
  const bare = part.replace(/\s*\([^)]*\)/g, ' ');
  const whole =
    sidedMeaning(part, language) ??
    sidedMeaning(bare, language) ??
    sidedMeaning(part.replace(/\d+$/, ''), language);
  if (whole) return [whole];
  const halves = bare.split('-').flatMap((half) => sidedMeaning(half, language) ?? []);
  if (halves.length > 1) return halves;
  const within = longestWithin(foldWord(bare).split(' '), language) ?? [];
  return within.length > 0 ? within : halves;
}

/** `Attack - Left Winger`, `9 puro`: the longest run of words that is known, with the side that stands beside it. */
function longestWithin(words: readonly string[], language: string): RoleMeaning[] | null {
  const rest = words.filter((word) => sideOf(word) === null);
  const side = words.map(sideOf).find((found) => found !== null) ?? null;
  for (let length = rest.length; length > 0; length -= 1) {
    for (let from = rest.length - length; from >= 0; from -= 1) {
      const run = rest.slice(from, from + length).join(' ');
      const meaning = run.length > 2 || /^\d+$/.test(run) ? meaningOf(run, language) : undefined;
      if (meaning) return [sided(meaning, side)];
    }
  }
  return null;
}

const rightWords =
  /^(?:dx|destr[oai]|d|right|r|derech[oa]|der|dch[oa]|dret[a]?|droit|droite|dr|direit[oa]|dir|rechts?|rechte[rsn]?|re|diestro)$/;
const leftWords =
  /^(?:sx|sinistr[oai]|s|left|l|izquierd[oa]|izq|izd[oa]|zurd[oa]|esquerr[ea]|esq|gauche|g|esquerd[oa]|links?|linke[rsn]?|li|esque)$/;

function sideOf(word: string): 'right' | 'left' | null {
  if (rightWords.test(word)) return 'right';
  return leftWords.test(word) ? 'left' : null;
}

/** A position on a side; a midfielder on a side plays on the wing. */
function sided(meaning: RoleMeaning, side: 'right' | 'left' | null): RoleMeaning {
  if (side === null) return meaning;
  const [first, second = first] =
    meaning.near && meaning.roles[0] === 8 ? [6, 7] : meaning.side ? meaning.roles : [null];
  if (first === null || first === undefined) return meaning;
  return { roles: [(side === 'right' ? first : second) ?? first] };
}

/** A word, or a word with the side beside it: `Terzino dx`, `linker AV`, `Esterno destro di centrocampo`. */
function sidedMeaning(text: string, language: string): RoleMeaning | undefined {
  const folded = foldWord(text);
  const whole = meaningOf(folded, language);
  if (whole) return whole;
  const words = folded.split(' ');
  const side = words.map(sideOf).find((found) => found !== null) ?? null;
  if (side === null) return undefined;
  const meaning = meaningOf(words.filter((word) => sideOf(word) === null).join(' '), language);
  return meaning && sided(meaning, side);
}
