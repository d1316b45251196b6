import { Button } from '@mantine/core';
import { matchingKinds } from '@trattativa/contract/catalogue/matching-kinds';
import { countedAtMost } from '@trattativa/contract/matching/counted-at-most';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { useUser } from '../platform/session/use-session.ts';
import { useMatchCounts } from './matching.queries.ts';

const screens = { exact: paths.exactMatch, potential: paths.potentialMatch, partial: paths.partialMatch };

/** On a request's page: the way to the best kind of match that the reader's players have with it; nothing without one. */
export default function MatchesEntry({ requestId }: { requestId: number }) {
  const { t } = useTranslation('requests');
  const { number } = useFormats();
  const isPlayer = useUser().kind === 'player';
  const counts = useMatchCounts(requestId).data;
  const best = counts && matchingKinds.find((kind) => counts[kind] > 0);
  if (!best) return null;
  const all = Math.min(counts.exact + counts.potential + counts.partial, countedAtMost);
  return (
    <Button component={Link} to={`${screens[best]}?request=${requestId}`} variant="default">
      {isPlayer ? t('page.ownMatch') : t('page.matches', { number: number(all) })}
    </Button>
  );
}
