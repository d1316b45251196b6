import { formatMoney, formatNumber, formatPercent } from '@trattativa/texts/formats';
import { type Language, locales } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import type { SheetRow } from './sheet.ts';

/** The words of a report's sheet in one language. */
export function sheetWords(language: Language) {
  const t = textsIn(language, [
    'reports',
    'catalogue',
    'countries',
    'negotiations',
    'offers',
    'players',
    'player-skills',
    'requests',
    'ui',
  ]);
  const lists = new Intl.ListFormat(locales[language], { type: 'unit', style: 'short' });
  return {
    t,
    list: (items: readonly string[]) => lists.format(items),
    role: (id: number) => t(`catalogue:playerRole.${id}`),
    level: (id: number) => t(`catalogue:level.${id}`),
    country: (code: string) => t(`countries:${code}`),
    yesOrNo: (value: boolean) => t(value ? 'ui:yes' : 'ui:no'),
    /** Euros, as they travel. */
    money: (euros: number) => formatMoney(Math.round(euros * 100)),
    number: (value: number) => formatNumber(language, value),
    percent: (value: number) => formatPercent(language, value),
  };
}

export type SheetWords = ReturnType<typeof sheetWords>;

/** Rows of labels and values; what was not stated is left out. */
export function rowsOf(facts: readonly (readonly [label: string, value: string | null])[]): SheetRow[] {
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

/** The words for a value that may be absent. */
export function some<Value>(value: Value | null, say: (value: Value) => string): string | null {
  return value === null ? null : say(value);
}
