import { Button } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';

const NobodyFitsDialog = lazy(() => loadChunk(() => import('./nobody-fits-dialog.tsx')));

/** Among the matches of a received request: answers that nobody fits, or says what was answered. */
export default function NobodyFitsButton({ request }: { request: Match['request'] }) {
  const { t } = useTranslation('request-answers');
  const [asking, setAsking] = useState(false);
  if (request.myAnswer !== 'missing') {
    const fits = request.myAnswer === 'fits';
    return <StatusChip tone={fits ? 'won' : 'closed'}>{t(fits ? 'youProposed' : 'nobodyFits')}</StatusChip>;
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('nobody.buttonFor', { club: request.teamName })}
        onClick={() => setAsking(true)}
      >
        {t('nobody.button')}
      </Button>
      <Suspense>
        {asking && (
          <NobodyFitsDialog
            request={{ id: request.id, team: { name: request.teamName } }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
