import type { MatchedCriterion } from '@trattativa/contract/market/matching/match';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import type { MoveKind } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { idsOf } from '@trattativa/domain/platform/named-ids';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import type { Mark } from '../../ui/text/marks-row.tsx';
import { useRequestWords } from './use-request-words.ts';

type Values = MatchedCriterion['wanted'];

/** The criteria of a match as marks, each with both values in words. */
export function useMarks(): (criteria: readonly MatchedCriterion[]) => Mark[] {
  const { t } = useTranslation(['matching', 'catalogue', 'countries', 'ui']);
  const { money } = useFormats();
  const player = usePlayerWords();
  const request = useRequestWords();
  const { list, labels } = request;
  const numbers = (values: Values) => values.filter((value) => typeof value === 'number');
  const words = (values: Values) => values.filter((value) => typeof value === 'string');

  function say(criterion: MatchedCriterion['criterion'], values: Values, side: 'wanted' | 'has'): string {
    const [first, second] = values;
    if (criterion === 'role') return labels(idsOf(playerRoles, values).map(player.role));
    if (criterion === 'level') return list(numbers(values).map(player.levelOption));
    if (criterion === 'place') return list(words(values).map(player.country));
    if (criterion === 'money') return request.money(numberOr(first), numberOr(second));
    if (criterion === 'status') return labels(idsOf(contractualStatuses, values).map(player.contract));
    if (criterion === 'skills') return labels(numbers(values).map((id) => t(`catalogue:skill.${id}`)));
    if (criterion === 'foot') return labels(idsOf(feet, values).map(player.foot));
    if (criterion === 'height')
      return side === 'wanted' ? request.heightFrom(Number(first)) : player.height(Number(first));
    if (criterion === 'availability')
      return t(first === true ? 'matching:available' : 'matching:notAvailable');
    if (criterion === 'passport') return player.yesOrNo(first === true);
    if (criterion === 'move') return labels((words(values) as MoveKind[]).map(request.move));
    if (criterion === 'fee') return money(Number(first));
    if (criterion === 'birthYear')
      return side === 'wanted' ? request.birthYears(numberOr(first), numberOr(second)) : String(first);
    if (criterion === 'nationality') return list(words(values).map(player.country));
    if (criterion === 'nonEuPlace') {
      if (side === 'wanted') return request.nonEuPlace(false);
      return t(first === true ? 'matching:takesPlace' : 'matching:takesNoPlace');
    }
    if (criterion === 'minutes')
      return side === 'wanted' ? request.minutesFrom(Number(first)) : request.minutes(Number(first));
    return side === 'wanted' ? request.ages(numberOr(first), numberOr(second)) : player.years(Number(first));
  }

  return (criteria) =>
    criteria.map(({ criterion, verdict, wanted, has }) => ({
      key: criterion,
      label: t(`matching:criterion.${criterion}`),
      verdict,
      // Pay that the request does not state, asked above what is usual.
      wanted: wanted.every((value) => value === null)
        ? t('matching:toClarify')
        : say(criterion, wanted, 'wanted'),
      has:
        has === null
          ? t('matching:private')
          : has.length === 0
            ? t('matching:notSaid')
            : say(criterion, has, 'has'),
    }));
}

function numberOr(value: Values[number] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
