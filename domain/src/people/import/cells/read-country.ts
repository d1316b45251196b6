import { type CountryCode, countries, isCountryCode } from '../../../platform/countries.ts';
import { languages } from '../../../platform/languages.ts';
import { otherNames, threeLetters } from '../words/country-words.ts';
import { isSlipOf } from '../words/edit-distance.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { foldWord, wordMap } from '../words/fold-word.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';

/** The first half of `italo-argentino`, `franco-malien`, `hispano-marroquí`. */
const combiningForms = wordMap<CountryCode>([
  ['IT', 'italo'],
  ['FR', 'franco'],
  ['ES', 'hispano,ispano'],
  ['PT', 'luso'],
  ['DE', 'germano,deutsch'],
  ['GB', 'anglo'],
  ['AT', 'austro'],
  ['BE', 'belgo'],
  ['CH', 'elvetico,helveto'],
  ['GR', 'greco'],
  ['BR', 'brasilo'],
  ['AL', 'albano'],
]);

let known: ReadonlyMap<string, CountryCode> | null = null;

/** The names of all countries in the seven languages, their codes, and words for the people. */
function countryWords(): ReadonlyMap<string, CountryCode> {
  if (known) return known;
  const words = new Map<string, CountryCode>();
  const learn = (word: string, code: string) => {
    const folded = foldWord(word);
    if (folded !== '' && isCountryCode(code) && !words.has(folded)) words.set(folded, code);
  };
  for (const code of countries) learn(code, code);
  for (const row of threeLetters.split(' ')) {
    const [code = '', letters = ''] = row.split(':');
    for (const word of letters.split(',')) learn(word, code);
  }
  const names = languages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  for (const code of countries) for (const name of names) learn(name.of(code) ?? '', code);
  for (const [code, others] of otherNames) for (const word of others.split(',')) learn(word, code);
  known = words;
  return words;
}

/** A flag, which is written as two regional letters. */
function flagCode(text: string): string | null {
  if (/\u{1F3F4}/u.test(text)) return 'GB';
  const letters = [...text].flatMap((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return point >= 0x1f1e6 && point <= 0x1f1ff ? [String.fromCharCode(point - 0x1f1e6 + 65)] : [];
  });
  return letters.length >= 2 ? letters.slice(0, 2).join('') : null;
}

function countryOf(text: string): CountryCode | undefined {
  const folded = foldWord(text);
  const words = countryWords();
  const whole =
    combiningForms.get(folded) ??
    words.get(folded) ??
    words.get(folded.replaceAll(' ', '')) ??
    words.get(
      folded.replace(
        /^(?:the|la|il|el|l|les|els|o|a|die|der|repubblica|republic of|republica|republique|republik) /,
        '',
      ),
    );
  if (whole) return whole;
  const people = peopleOf(folded);
  if (people) return people;
  const flag = flagCode(text);
  return flag !== null && isCountryCode(flag) ? flag : undefined;
}

/** Endings by which the seven languages name the people of a country. */
const peopleEnding =
  /^(?:[aeiouy]|[aei]?(?:n[oaie]?|an[oae]?|ane|ain|aine|en|enne|ien|ienne|ian[oa]?|in[oae]?|ense|enc|enca|eny|enya|es[ea]?|ais|aise|ois|oise|ish|isch|ischer?|ischen?|er|erin|it[ao]|i))s?$/;

let stems: ReadonlyMap<string, ReadonlySet<CountryCode>> | null = null;

/** The first letters of the names of countries, five and more, with all the countries that begin so. */
function stemsOf(): ReadonlyMap<string, ReadonlySet<CountryCode>> {
  if (stems) return stems;
  const found = new Map<string, Set<CountryCode>>();
  for (const [word, code] of countryWords()) {
    for (
      let length = Math.max(5, word.length - (word.length < 8 ? 1 : 2));
      length <= word.length;
      length += 1
    ) {
      const stem = word.slice(0, length);
      found.set(stem, (found.get(stem) ?? new Set()).add(code));
    }
  }
  stems = found;
  return found;
}

/** `irlandaise`, `cabo-verdiana`, `Kamerunerin`: the stem of one country with an ending for its people. */
function peopleOf(folded: string): CountryCode | undefined {
  for (let length = folded.length - 1; length >= 5; length -= 1) {
    const codes = stemsOf().get(folded.slice(0, length));
    if (codes === undefined || !peopleEnding.test(folded.slice(length))) continue;
    const [only] = codes;
    return codes.size === 1 ? only : undefined;
  }
  return undefined;
}

/** The countries that a cell names, in their order; the parts that name none are left out. */
function countriesIn(text: string): { codes: CountryCode[]; all: boolean } {
  const one = countryOf(text);
  if (one) return { codes: [one], all: true };
  const parts = text
    .split(/\s*[/,;|+&()\n]\s*|\s+[-–—]\s+|\s+(?:[eE]|and|AND|[yY]|i|et|ET|und|UND)\s+/u)
    // `cabo-verdiana` is one, `italo-argentino` and `ITA-ESP` are two.
    .flatMap((part) =>
      countryOf(part)
        ? [part]
        : part.split(/(?<=\p{L}{2})-(?=\p{L}{2})|(?<=\b\p{Lu}{1,3})-(?=\p{Lu}{1,3}\b)/u),
    )
    .filter((part) => part.trim() !== '');
  const read = parts.map((part) => (/\d/.test(part) ? undefined : countryOf(part)));
  const codes = [...new Set(read.filter((code) => code !== undefined))];
  if (codes.length > 0) return { codes, all: !read.includes(undefined) };
  // Two letters within a sentence say nothing: `67 kg` is no Kyrgyz.
  if (/\d/.test(text)) return { codes: [], all: false };
  const words = text.split(/\s+/).map((word) => (/^\p{Ll}{1,2}$/u.test(word) ? undefined : countryOf(word)));
  const inWords = [...new Set(words.filter((code) => code !== undefined))];
  return { codes: inWords, all: !words.includes(undefined) };
}

/** `Bras.`, `Argentna`: the beginning of a country, or one with a slip of the pen, when only one can be meant. */
function meantCountry(text: string): CountryCode | undefined {
  const folded = foldWord(text);
  if (folded.length < 3 || folded.length > 20) return undefined;
  const cut = /\.\s*$/.test(text);
  const found = new Set<CountryCode>();
  for (const [word, code] of countryWords())
    if (
      (cut && word.length > folded.length && word.startsWith(folded)) ||
      (word.length > 4 && isSlipOf(folded, word))
    )
      found.add(code);
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** A country or nationality: `ITA`, `italiana`, `Côte d’Ivoire`, `ITA/ARG` (the first, marked). */
export function readCountry(cell: string): CellReading<string> {
  const text = cellText(cell);
  if (saysNothing(text)) return emptyCell;
  const { codes, all } = countriesIn(text);
  const [first] = codes;
  if (first === undefined) {
    const meant = meantCountry(text);
    return meant === undefined ? badCell('notInList') : doubtAs<string>(meant, 'severalMeanings', [meant]);
  }
  if (codes.length > 1) return doubtAs<string>(first, 'severalValues', codes);
  return all || flagCode(text) !== null
    ? readAs<string>(first)
    : doubtAs<string>(first, 'severalMeanings', [first]);
}

/** Several countries. */
export function readCountries(cell: string): CellReading<readonly string[]> {
  const text = cellText(cell);
  if (saysNothing(text)) return emptyCell;
  const { codes, all } = countriesIn(text);
  if (codes.length === 0) return badCell('notInList');
  return all ? readAs<readonly string[]>(codes) : doubtAs<readonly string[]>(codes, 'severalMeanings');
}
