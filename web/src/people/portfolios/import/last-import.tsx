import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { showFailure } from '../../../ui/feedback/show-failure.ts';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { useLastImport } from '../portfolios.queries.ts';
import { useRefreshPortfolio } from '../use-refresh-portfolio.ts';
import classes from './last-import.module.css';

/**
 * The way back for who returns after an import: it stays open for a day, on the page of the import and above the portfolio.
 * `owner` names the portfolio for staff; it is empty for the reader's own.
 */
export default function LastImport({ owner }: { owner: Api['Portfolio/GetLastImport']['input'] }) {
  const { t } = useTranslation('player-import');
  const { dateTime, number } = useFormats();
  const refresh = useRefreshPortfolio();
  const { data } = useLastImport(owner);
  const undo = useMutation({
    mutationFn: (importId: number) => call('Portfolio/UndoPlayerImport', { ...owner, importId }),
    onSuccess({ message }) {
      showDone(message);
      refresh();
    },
    onError: showFailure,
  });
  const last = data?.last;
  if (!last) return null;
  const { importId, at, undoUntil, players } = last;
  return (
    <section className={classes.last}>
      <p>
        {t('last', {
          count: players,
          number: number(players),
          at: dateTime(at),
          until: dateTime(undoUntil),
        })}
      </p>
      <Button variant="default" size="xs" loading={undo.isPending} onClick={() => undo.mutate(importId)}>
        {t('undo')}
      </Button>
    </section>
  );
}
