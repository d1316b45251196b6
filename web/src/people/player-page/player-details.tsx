import type { Player } from '@trattativa/contract/people/players/player';
import type { PlayerRow, PlayerRowKey } from '@trattativa/texts/records/player-rows';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CardPart, PartText } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import classes from './player-details.module.css';

/** The facts that matter first to a decision, the most important first. */
const first: readonly PlayerRowKey[] = [
  'requestedSalary',
  'refundRange',
  'searchLevels',
  'immediateAvailability',
  'euPassport',
  'registeredAssociation',
  'permitUntil',
  'city',
  'bornDate',
];

const shownAtOnce = 3;

/** What else is known of a player: the three facts that matter first, the rest folded. */
export function PlayerDetails({
  details,
  comments,
}: {
  details: readonly PlayerRow[];
  comments: Player['comments'];
}) {
  const { t } = useTranslation(['players', 'player-page']);
  const { number } = useFormats();
  const rank = ({ key }: PlayerRow) => (first.includes(key) ? first.indexOf(key) : first.length);
  const ranked = [...details].sort((one, other) => rank(one) - rank(other));
  const shown = ranked.slice(0, shownAtOnce);
  const folded = details.filter((detail) => !shown.includes(detail));
  const factsOf = (some: readonly PlayerRow[]) => some.map(({ label, value }) => [label, value] as const);
  if (details.length === 0 && !comments) return null;
  return (
    <CardPart title={t('player-page:page.details')}>
      <FactList facts={factsOf(shown)} />
      {folded.length > 0 && (
        <details className={classes.folded}>
          <summary>
            {t('player-page:page.allDetails', { count: folded.length, number: number(folded.length) })}
          </summary>
          <FactList facts={factsOf(folded)} />
        </details>
      )}
      {comments && <PartText title={t('field.comments')} text={comments} />}
    </CardPart>
  );
}
