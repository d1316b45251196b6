import { associations } from '@trattativa/domain/people/associations';
import { levelOfCategory, seniorCategories } from '@trattativa/domain/people/categories';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { accommodations } from '@trattativa/domain/people/players/accommodations';
import { type OptionHolder, optionHolders } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { countries } from '@trattativa/domain/platform/countries';
import { regions } from '@trattativa/domain/platform/regions';
import { type Language, languages } from '@trattativa/texts/languages';
import type { TextKey } from '@trattativa/texts/text-keys';
import { translate } from '@trattativa/texts/translate';
import { foldHeader } from '../../../platform/spreadsheet/read-table.ts';
import type { ColumnKind } from './import-columns.ts';

type Value = number | string | boolean;
type Words = ReadonlyMap<string, Value>;

/** The values of a kind of column, and the text of each. */
const catalogues: Partial<Record<ColumnKind, { ids: readonly Value[]; key: (id: Value) => TextKey }>> = {
  role: { ids: playerRoles, key: (id) => `catalogue:playerRole.${Number(id)}` },
  level: { ids: levels, key: (id) => `catalogue:level.${Number(id)}` },
  foot: { ids: feet, key: (id) => `catalogue:foot.${Number(id)}` },
  contract: { ids: contractualStatuses, key: (id) => `catalogue:contractualStatus.${Number(id)}` },
  refund: { ids: refundRanges, key: (id) => `catalogue:refundRange.${Number(id)}` },
  accommodation: { ids: accommodations, key: (id) => `catalogue:accommodation.${Number(id)}` },
  region: { ids: regions, key: (id) => `regions:${String(id)}` },
  country: { ids: countries, key: (id) => `countries:${String(id)}` },
  association: { ids: associations, key: (id) => `countries:${String(id)}` },
  optionHolder: { ids: optionHolders, key: (id) => `players:optionHolder.${id as OptionHolder}` },
  yesNo: { ids: [true, false], key: (id) => (id ? 'ui:yes' : 'ui:no') },
};

/** The leagues by which an export names the levels of one country. */
const leaguesIn = (language: Language) =>
  seniorCategories.map(
    (category) =>
      [foldHeader(translate(language, `catalogue:category.${category}`)), levelOfCategory(category)] as const,
  );

const wordsOf = new Map<string, Words>();

function wordsIn(kind: ColumnKind, language: Language): Words {
  const key = `${kind} ${language}`;
  let words = wordsOf.get(key);
  if (!words) {
    const catalogue = catalogues[kind];
    words = new Map(
      catalogue === undefined
        ? []
        : [
            ...catalogue.ids.map((id) => [foldHeader(translate(language, catalogue.key(id))), id] as const),
            ...(kind === 'level' ? leaguesIn(language) : []),
          ],
    );
    wordsOf.set(key, words);
  }
  return words;
}

const plainYesNo: Words = new Map<string, Value>([
  ['true', true],
  ['1', true],
  ['x', true],
  ['y', true],
  ['false', false],
  ['0', false],
  ['n', false],
]);

/**
 * The value of a word: its id, or its text in the file's language, else in any language. Undefined for an
 * unknown word.
 */
export function readWord(kind: ColumnKind, text: string, language: Language): Value | undefined {
  const folded = foldHeader(text);
  const own = plainValue(kind, text.trim(), folded);
  if (own !== undefined) return own;
  for (const candidate of [language, ...languages]) {
    const value = wordsIn(kind, candidate).get(folded);
    if (value !== undefined) return value;
  }
  return undefined;
}

function plainValue(kind: ColumnKind, text: string, folded: string): Value | undefined {
  if (kind === 'yesNo') return plainYesNo.get(folded);
  const ids = catalogues[kind]?.ids ?? [];
  if (kind === 'optionHolder') return ids.find((id) => id === folded);
  if (kind === 'country' || kind === 'association' || kind === 'region')
    return ids.find((id) => id === text.toUpperCase());
  return /^\d{1,2}$/.test(text) ? ids.find((id) => id === Number(text)) : undefined;
}
