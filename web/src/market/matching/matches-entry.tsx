import { Button } from '@mantine/core';
import { matchingKinds, maxCounted } from '@trattativa/domain/market/matching-kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { useMatchCounts } from './matching.queries.ts';

const screens = { exact: paths.exactMatch, potential: paths.potentialMatch, partial: paths.partialMatch };

/** On a request's page: a link to the best kind of match of the reader's players. Renders nothing without a match. */
export default function MatchesEntry({ requestId }: { requestId: number }) {
  const { t } = useTranslation('request-page');
  const { number } = useFormats();
  const isPlayer = useUser().kind === 'player';
  const counts = useMatchCounts({ requestId }).data;
  const best = counts && matchingKinds.find((kind) => counts[kind] > 0);
  if (!best) return null;
  const all = Math.min(counts.exact + counts.potential + counts.partial, maxCounted);
  return (
    <Button component={Link} to={`${screens[best]}?request=${requestId}`} variant="default">
      {isPlayer ? t('ownMatch') : t('matches', { number: number(all) })}
    </Button>
  );
}
