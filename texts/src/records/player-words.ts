import { briefLevels, type LevelRange } from '@trattativa/domain/people/categories';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import type { MoveKind, OptionHolder } from '@trattativa/domain/people/players/contract-facts';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { DecidingFact } from '@trattativa/domain/people/players/deciding-facts';
import type { Foot } from '@trattativa/domain/people/players/feet';
import { formatLabels, formatSeries } from '../format-series.ts';
import { formatMoney, formatPercent, formatPlainDate } from '../formats.ts';
import type { Language } from '../languages.ts';
import type { TextsOf } from '../text-keys.ts';
import { levelWordsIn } from './level-words.ts';

export type PlayerTexts = TextsOf<['players', 'catalogue', 'countries', 'regions', 'ui']>;

/** The words for the codes and numbers of a player's record in one language, on every surface. */
export function playerWordsIn(t: PlayerTexts, language: Language) {
  const role = (id: PlayerRole) => t(`catalogue:playerRole.${id}`);
  const country = (code: string) => t(`countries:${code}`);
  const move = (kind: MoveKind) => t(`catalogue:move.${kind}`);
  const money = (euros: number) => formatMoney(Math.round(euros * 100));
  const day = (date: string) => formatPlainDate(language, date);
  const contract = (id: ContractualStatus) => t(`catalogue:contractualStatus.${id}`);
  const range = ({ from, to }: LevelRange) =>
    from === to
      ? t(`catalogue:${from}`)
      : t('players:fact.levelRange', { from: t(`catalogue:${from}`), to: t(`catalogue:${to}`) });
  const refund = (id: number) => t(`catalogue:refundRange.${id}`);
  const until = (date: string, maySign: boolean) =>
    maySign ? t('players:card.untilMaySign', { date }) : t('players:card.until', { date });
  return {
    role,
    accommodation: (id: number) => t(`catalogue:accommodation.${id}`),
    region: (key: string) => t(`regions:${key}`),
    roleShort: (id: PlayerRole) => t(`catalogue:playerRoleShort.${id}`),
    ...levelWordsIn(t),
    country,
    refund,
    move,
    money,
    day,
    optionHolder: (name: OptionHolder) => t(`players:optionHolder.${name}`),
    foot: (id: Foot) => t(`catalogue:foot.${id}`),
    height: (cm: number) => `${cm} cm`,
    weight: (kg: number) => `${kg} kg`,
    percent: (value: number) => formatPercent(language, value),
    yesOrNo: (value: boolean) => t(value ? 'ui:yes' : 'ui:no'),
    skills: (ids: readonly number[]) =>
      formatLabels(
        language,
        ids.map((id) => t(`catalogue:skill.${id}`)),
      ),
    /** Until when a contract runs, and that the player may sign elsewhere already. */
    until,
    /** Words that the player may sign elsewhere already, alone below a date. */
    maySign: () => t('players:card.maySign'),
    contract,
    /** Until when the player is bound, where that is known, else the kind of contract; null: neither is known. */
    contractState: ({
      contractualStatus = null,
      contractEnd = null,
    }: {
      contractualStatus?: ContractualStatus | null | undefined;
      contractEnd?: string | null | undefined;
    }): string | null => {
      if (contractEnd !== null) return until(day(contractEnd), false);
      return contractualStatus === null ? null : contract(contractualStatus);
    },
    years: (count: number) => t('ui:years', { count }),
    /** One of the three general facts, as a short phrase. */
    fact(fact: DecidingFact): string {
      switch (fact.kind) {
        case 'available':
          return t('players:fact.available');
        case 'contract':
          return t(`players:standing.${fact.standing}`, { date: day(fact.end) });
        case 'openTo':
          return t('players:fact.openTo', { moves: formatLabels(language, fact.moves.map(move)) });
        case 'asks':
          return t('players:fact.asks', { amount: money(fact.euros) });
        case 'refund':
          return t('players:fact.refund', { range: refund(fact.range) });
        case 'searches':
          return t('players:fact.searches', {
            levels: formatSeries(language, briefLevels(fact).map(range)),
          });
        case 'countries':
          return t('players:fact.countries', { countries: formatSeries(language, fact.codes.map(country)) });
        case 'euPassport':
          return t('players:fact.euPassport');
      }
    },
  };
}

export type PlayerWords = ReturnType<typeof playerWordsIn>;
