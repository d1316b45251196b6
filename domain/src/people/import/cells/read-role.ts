import type { PlayerRole } from '../../player-roles.ts';
import { type Foot, foot } from '../../players/feet.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { foldWord } from '../words/fold-word.ts';
import { localRoleWords } from '../words/local-role-words.ts';
import { type RoleMeaning, roleWords, winger } from '../words/role-words.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';
import { composedRole } from './compose-role.ts';
import { gameRoles } from './read-game-role.ts';

/** The side of the pitch on which a player stands, where the word leaves it open. */
export type SideRule = 'right' | 'left' | 'byFoot';

export interface RoleContext {
  /** The language of the file. */
  readonly language: string;
  /** The player's foot, if it is known. */
  readonly foot: Foot | null;
  /** Answers given once for all cells with this word, by folded word. */
  readonly answers?: ReadonlyMap<string, readonly PlayerRole[]>;
}

/** The roles of a cell, the main one first; at most two. */
export function readRoles(cell: string, context: RoleContext): CellReading<readonly PlayerRole[]> {
  if (saysNothing(cell)) return emptyCell;
  const text = cellText(cell);
  const answered = context.answers?.get(foldWord(text));
  if (answered) return readAs(answered);
  const meanings = meaningsOf(text, context.language);
  if (meanings === null) return badCell('notInList');
  const roles: PlayerRole[] = [];
  let reason: 'sideUnknown' | 'severalMeanings' | null = null;
  for (const meaning of meanings) {
    const chosen = chosenRole(meaning, context.foot);
    if (chosen !== undefined && !roles.includes(chosen)) roles.push(chosen);
    // Only the first role decides whether the cell is looked at.
    if (roles.length === 1 && reason === null) {
      if (meaning.side && (context.foot === null || context.foot === foot.both)) reason = 'sideUnknown';
      else if (meaning.near) reason = 'severalMeanings';
    }
  }
  const [first] = meanings;
  const named = roles.slice(0, 2);
  // A winger without a side plays on either.
  const kept = [...new Set(first === winger ? [...roles, ...winger.roles] : roles)].slice(0, 2);
  if (reason === null || first === undefined) return readAs<readonly PlayerRole[]>(kept);
  const others = named.slice(1);
  return doubtAs<readonly PlayerRole[]>(
    kept,
    reason,
    first.roles.map((role) => [role, ...others.filter((other) => other !== role)]),
  );
}

function chosenRole({ roles, side }: RoleMeaning, stronger: Foot | null): PlayerRole | undefined {
  const [first, second = first] = roles;
  return side && stronger === foot.left ? second : first;
}

function meaningOf(word: string, language: string): RoleMeaning | undefined {
  return localRoleWords[language]?.get(word) ?? roleWords.get(word) ?? localRoleWords.en?.get(word);
}

/** The meanings of a cell: of the whole text, else of its parts; null when none is known. */
function meaningsOf(text: string, language: string): RoleMeaning[] | null {
  const game = gameRoles(text);
  if (game) return game;
  // `Volante derecho / Lateral derecho` are two, whatever their words mean together.
  const known = meaningOf(foldWord(text), language);
  const whole = known ? [known] : /[/,;|+]/.test(text) ? undefined : sidedMeanings(text, language);
  if (whole) return whole;
  const found: RoleMeaning[] = [];
  let before = '';
  for (const part of text.split(between)) {
    // `ala destra o sinistra`: the second part is the same position on the other side.
    const words = foldWord(part).split(' ');
    const lone = words.every((word) => sideOf(word) !== null) && !isPosition(part, language);
    const named = partMeanings(lone && before !== '' ? `${before} ${part}` : part, language);
    if (named.length > 0 && !lone) before = words.filter((word) => sideOf(word) === null).join(' ');
    found.push(...named);
  }
  if (found.length > 0) return found;
  const words = foldWord(text).split(' ');
  const each = words.flatMap((word) => meaningOf(word, language) ?? []);
  return each.length > 0 && each.length === words.length ? each : longestWithin(words, language);
}

/** `Med. Punta`, `segundo av.`: the beginnings of known words, when all that fit mean the same. */
function abbreviatedMeaning(text: string, language: string): RoleMeaning[] | undefined {
  const tokens = text
    .trim()
    .split(/\s+/)
    .map((token) => ({ word: foldWord(token).replaceAll(' ', ''), cut: token.endsWith('.') }))
    .filter(({ word }) => word !== '');
  const side = sideIn(tokens.map(({ word }) => word));
  const rest = tokens.filter(({ word }) => sideOf(word) === null);
  if (rest.length < 2 || !rest.some(({ cut }) => cut)) return undefined;
  const found = new Map<string, RoleMeaning>();
  for (const table of [localRoleWords[language], roleWords]) {
    for (const [known, meaning] of table ?? []) {
      const words = known.split(' ');
      if (words.length !== rest.length) continue;
      if (rest.every(({ word, cut }, at) => (cut ? words[at]?.startsWith(word) : words[at] === word)))
        found.set(meaning.roles.join(), meaning);
    }
  }
  const [only] = found.values();
  return found.size === 1 && only ? sided(only, side) : undefined;
}

/** True for a code of its own, as `DR`, which is also a word for a side. */
const isPosition = (part: string, language: string) =>
  /^\s*\p{Lu}{2,}\s*$/u.test(part) && meaningOf(foldWord(part), language) !== undefined;

/** The letters that stand for the right and the left side in the codes of a language. */
const sideLetters: Readonly<Record<string, string>> = {
  it: 'ds',
  en: 'rl',
  es: 'di',
  ca: 'de',
  fr: 'dg',
  pt: 'de',
  de: 'rl',
};

/** A code with a letter for the side before or behind it: `IVR`, `DFCI`, `LCM`. */
function codeMeanings(text: string, language: string): RoleMeaning[] | undefined {
  const code = foldWord(text);
  if (!/^[a-z]{3,5}$/.test(code)) return undefined;
  const italian = /^([a-z]{1,3})(dx|sx)$/.exec(code);
  const before = italian ? meaningOf(italian[1] ?? '', language) : undefined;
  if (before && (before.side || before.near)) return sided(before, italian?.[2] === 'dx' ? 'right' : 'left');
  for (const letters of [sideLetters[language] ?? '', 'rl']) {
    for (const [base, letter] of [
      [code.slice(0, -1), code.at(-1) ?? ''],
      [code.slice(1), code[0] ?? ''],
    ] as const) {
      const at = letters.indexOf(letter);
      const meaning = at === -1 ? undefined : meaningOf(base, language);
      if (meaning && (meaning.side || meaning.near)) return sided(meaning, at === 0 ? 'right' : 'left');
    }
  }
  return undefined;
}

const between =
  /\s*[/,;|+&\n–—>]\s*|\s+-\s+|\s+(?:e|and|y|i|et|und|o|or|ou|oder|u|anche|also|auch|tambien|també|também|aussi)\s+/iu;

/** One position: `Terzino dx`, `davanter (9)`, `Ponta-de-lança`, `RW-LW`, `LCB3`. */
function partMeanings(part: string, language: string): RoleMeaning[] {
  const bare = part.replace(/\s*\([^)]*\)/g, ' ');
  const aside = /\(([^)]*)\)/.exec(part)?.[1] ?? '';
  const whole =
    sidedMeanings(part, language) ??
    // `2 (marcador central)`: a number is explained by what stands beside it.
    (/^\s*\d+\s*$/.test(bare) ? sidedMeanings(aside, language) : undefined) ??
    sidedMeanings(bare, language) ??
    codeMeanings(bare, language) ??
    abbreviatedMeaning(bare, language) ??
    sidedMeanings(part.replace(/\d+$/, ''), language);
  if (whole) return whole;
  const halves = bare.split('-').flatMap((half) => sidedMeanings(half, language) ?? []);
  if (halves.length > 1) return halves;
  const composed = composedMeanings(bare);
  if (composed) return composed;
  const within = longestWithin(foldWord(bare).split(' '), language) ?? [];
  return within.length > 0 ? within : halves;
}

/** Words that make up a position together, with the side that stands beside them. */
function composedMeanings(text: string): RoleMeaning[] | null {
  const words = foldWord(text).split(' ');
  const rest = words.filter((word) => sideOf(word) === null);
  const meaning = rest.length > 0 && rest.join('').length > 3 ? composedRole(rest) : null;
  return meaning && sided(meaning, sideIn(words));
}

/** `Attack - Left Winger`, `9 puro`: the longest run of words that is known, with the side that stands beside it. */
function longestWithin(words: readonly string[], language: string): RoleMeaning[] | null {
  const rest = words.filter((word) => sideOf(word) === null);
  const side = sideIn(words);
  // A number counts only where no word is known: the second goalkeeper is no full-back.
  for (const known of [/\D.{2}|.\D.|.{2}\D/, /^\d+$/]) {
    for (let length = rest.length; length > 0; length -= 1) {
      for (let from = rest.length - length; from >= 0; from -= 1) {
        const run = rest.slice(from, from + length).join(' ');
        const meaning = known.test(run) ? meaningOf(run, language) : undefined;
        if (meaning) return sided(meaning, side);
      }
    }
  }
  return null;
}

const rightWords =
  /^(?:dx|dex|destr[oai]|d|dt[oa]|droitier|drt|right|r|derech[oa]|der|dch[oa]|dret[a]?|droit|droite|dr|direit[oa]|dir|rechts?|rechte[rsn]?|re|diestro)$/;
const leftWords =
  /^(?:sx|sin|sinistr[oai]|s|mancin[oa]|canhot[oa]|esquerdin[oa]|izqd[oa]|gaucher|gch|left|l|izquierd[oa]|izq|izd[oa]|zurd[oa]|esquerr[ea]|esq|gauche|g|esquerd[oa]|links?|linke[rsn]?|li|esque)$/;

const eitherWords =
  /^(?:ambos|ambas|ambdos|ambdues|entrambi|entrambe|both|either|beide|beid|beidseitig|beids|bds|cualquier|qualsevol|qualunque|qualquer|qualsiasi|any|indistintamente)$/;
const placeWords =
  /^(?:lado|lados|lato|lati|side|sides|sided|flank|flanks|bandas|bandes|cote|cotes|costat|costats|fascia|fasce|seite|seiten)$/;

type Side = 'right' | 'left' | 'either' | 'leftFirst';

function sideOf(word: string): Side | null {
  if (eitherWords.test(word)) return 'either';
  if (rightWords.test(word)) return 'right';
  return leftWords.test(word) ? 'left' : null;
}

/** The side that words name; two different ones are either. */
function sideIn(words: readonly string[]): Side | null {
  const sides = new Set(words.map(sideOf).filter((side) => side !== null));
  const [only] = sides;
  if (sides.size > 1) return only === 'left' ? 'leftFirst' : 'either';
  return only ?? null;
}

/** A position on a side; a midfielder or forward on a side plays on the wing. */
function sided(meaning: RoleMeaning, side: Side | null): RoleMeaning[] {
  if (side === null) return [meaning];
  const wide = meaning.near && !meaning.inner && meaning.roles.length > 1;
  const [right, left] = wide ? winger.roles : meaning.side ? meaning.roles : [];
  if (right === undefined || left === undefined) return [meaning];
  const sides = { right: [right], left: [left], either: [right, left], leftFirst: [left, right] }[side];
  return sides.map((role) => ({ roles: [role] }));
}

/** A word, or a word with the side beside it: `Terzino dx`, `linker AV`, `Flügel bds.`, `Esterno destro di centrocampo`. */
function sidedMeanings(text: string, language: string): RoleMeaning[] | undefined {
  const full = foldWord(text);
  const folded = full.replace(/^(?:(?:un|une|una|ein|um) (?=\S)|(?:el|la|le|il|a|the|numero|n) (?=\d))/, '');
  const whole = meaningOf(full, language) ?? meaningOf(folded, language);
  if (whole) return [whole];
  const words = folded.split(' ').filter((word) => !placeWords.test(word));
  const side = sideIn(words);
  if (side === null) return undefined;
  const meaning = meaningOf(words.filter((word) => sideOf(word) === null).join(' '), language);
  return meaning && sided(meaning, side);
}
