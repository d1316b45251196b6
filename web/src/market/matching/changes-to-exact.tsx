import type { Match, WayToExact } from '@trattativa/contract/market/matching/match';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import type { MoveKind } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { idsOf } from '@trattativa/domain/platform/named-ids';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useRequestWords } from '../requests/use-request-words.ts';
import classes from './match-cells.module.css';

type Change = WayToExact['changes'][number];
type Criterion = Change['criterion'];
type Values = NonNullable<Change['to']>;
/** Nobody chooses when they were born. */
type Unchosen = 'age' | 'birthYear';

/** The criteria of a request that can be changed to another value, or dropped. */
const droppable = ['age', 'height', 'move', 'fee', 'birthYear', 'nationality', 'minutes'] as const;

/** What would make the match exact, for the player, for the request, or for both together. One sentence per change. */
export default function ChangesToExact({ match }: { match: Match }) {
  const { t } = useTranslation(['exact-ways', 'catalogue']);
  const { money, number } = useFormats();
  const player = usePlayerWords();
  const request = useRequestWords();
  const numberAt = (values: Values, index: number) => {
    const value = values[index];
    return typeof value === 'number' ? value : null;
  };

  /** A criterion's value in words. */
  function say(criterion: Change['criterion'], values: Values): string {
    const numbers = values.filter((value) => typeof value === 'number');
    if (criterion === 'role') return request.labels(idsOf(playerRoles, values).map(player.role));
    if (criterion === 'level') return request.list(numbers.map(player.levelOption));
    if (criterion === 'place') return request.list(values.map((code) => player.country(String(code))));
    if (criterion === 'age') return request.ages(numberAt(values, 0), numberAt(values, 1));
    if (criterion === 'money') return request.money(numberAt(values, 0), numberAt(values, 1));
    if (criterion === 'status')
      return request.labels(idsOf(contractualStatuses, values).map(player.contract));
    if (criterion === 'skills') return request.labels(numbers.map((id) => t(`catalogue:skill.${id}`)));
    if (criterion === 'foot') return request.labels(idsOf(feet, values).map(player.foot));
    if (criterion === 'move') return request.labels((values as MoveKind[]).map(request.move));
    if (criterion === 'fee') return money(Number(values[0]));
    if (criterion === 'birthYear') return request.birthYears(numberAt(values, 0), numberAt(values, 1));
    if (criterion === 'nationality') return request.list(values.map((code) => player.country(String(code))));
    if (criterion === 'minutes') return number(Number(values[0]));
    return String(values[0] ?? '');
  }

  function sentence({ criterion, side, to }: Change): string {
    const wanted = match.criteria.find((item) => item.criterion === criterion)?.wanted ?? [];
    const isUnsaid = criterion === 'money' && wanted.every((value) => value === null);
    if (isUnsaid && side === 'request') return t('exact-ways:request.moneyUnsaid');
    if (to === null) return t(isUnsaid ? 'exact-ways:player.moneyUsual' : `exact-ways:${side}.moneyPrivate`);
    const values = { to: say(criterion, to), from: say(criterion, wanted) };
    if (side === 'player') return t(`exact-ways:player.${criterion as Exclude<Criterion, Unchosen>}`, values);
    const mayDrop = droppable.find((one) => one === criterion);
    if (to.length === 0 && mayDrop) return t(`exact-ways:request.${mayDrop}Dropped`);
    return t(`exact-ways:request.${criterion}`, values);
  }

  return (
    <div className={classes.ways}>
      {match.ways.map(({ by, changes }) => (
        <div key={by}>
          <p>{t(`exact-ways:by.${by}`)}</p>
          <ul>
            {changes.map((change) => (
              <li key={change.criterion}>{sentence(change)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
