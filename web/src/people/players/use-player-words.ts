import { briefLevels, type LevelRange } from '@trattativa/domain/people/categories';
import type { MoveKind, OptionHolder } from '@trattativa/domain/people/contract-facts';
import type { ContractualStatus } from '@trattativa/domain/people/contractual-statuses';
import type { DecidingFact } from '@trattativa/domain/people/deciding-facts';
import type { Foot } from '@trattativa/domain/people/feet';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { formatLabels, formatSeries } from '@trattativa/texts/format-series';
import type { Language } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '../../platform/i18n/use-formats.ts';
import { type LevelWords, useLevelWords } from './use-level-words.ts';

type Texts = TextsOf<['players', 'catalogue', 'countries', 'regions', 'ui']>;

/** The words in one language; screens take them from `usePlayerWords`. */
export function playerWordsIn(
  t: Texts,
  language: Language,
  { money, plainDate }: Pick<Formats, 'money' | 'plainDate'>,
  levels: LevelWords,
) {
  const role = (id: PlayerRole) => t(`catalogue:playerRole.${id}`);
  const country = (code: string) => t(`countries:${code}`);
  const move = (kind: MoveKind) => t(`players:move.${kind}`);
  const range = ({ from, to }: LevelRange) =>
    from === to
      ? t(`catalogue:${from}`)
      : t('players:fact.levelRange', { from: t(`catalogue:${from}`), to: t(`catalogue:${to}`) });
  const refund = (range: number) => t(`catalogue:refundRange.${range}`);
  return {
    role,
    accommodation: (id: number) => t(`catalogue:accommodation.${id}`),
    region: (key: string) => t(`regions:${key}`),
    roleShort: (id: PlayerRole) => t(`catalogue:playerRoleShort.${id}`),
    ...levels,
    country,
    refund,
    move,
    optionHolder: (name: OptionHolder) => t(`players:optionHolder.${name}`),
    foot: (id: Foot) => t(`catalogue:foot.${id}`),
    /** Until when a contract runs, and that the player may sign elsewhere already. */
    until: (date: string, maySign: boolean) =>
      maySign ? t('players:card.untilMaySign', { date }) : t('players:card.until', { date }),
    /** Words that the player may sign elsewhere already, alone below a date. */
    maySign: () => t('players:card.maySign'),
    contract: (id: ContractualStatus) => t(`catalogue:contractualStatus.${id}`),
    years: (count: number) => t('ui:years', { count }),
    /** One of the three general facts, as a short phrase. */
    fact(fact: DecidingFact): string {
      if (fact.kind === 'available') return t('players:fact.available');
      if (fact.kind === 'contract')
        return t(`players:standing.${fact.standing}`, { date: plainDate(fact.end) });
      if (fact.kind === 'openTo')
        return t('players:fact.openTo', { moves: formatLabels(language, fact.moves.map(move)) });
      if (fact.kind === 'asks') return t('players:fact.asks', { amount: money(fact.euros) });
      if (fact.kind === 'refund') return t('players:fact.refund', { range: refund(fact.range) });
      if (fact.kind === 'searches') {
        return t('players:fact.searches', {
          levels: formatSeries(language, briefLevels(fact).map(range)),
        });
      }
      if (fact.kind === 'countries') {
        return t('players:fact.countries', { countries: formatSeries(language, fact.codes.map(country)) });
      }
      return t('players:fact.euPassport');
    },
  };
}

export type PlayerWords = ReturnType<typeof playerWordsIn>;

/** Created once per language, not once per row. */
const made = new WeakMap<Texts, PlayerWords>();

/** Translated words for the codes and numbers of a player's record. */
export function usePlayerWords(): PlayerWords {
  const { t, i18n } = useTranslation(['players', 'catalogue', 'countries', 'regions', 'ui']);
  const formats = useFormats();
  const levels = useLevelWords();
  let words = made.get(t);
  if (!words) {
    words = playerWordsIn(t, i18n.language as Language, formats, levels);
    made.set(t, words);
  }
  return words;
}
