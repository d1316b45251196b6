import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './import-screen.module.css';
import { portfoliosKeys } from './portfolios.live.ts';
import { type ImportOwner, ownerInput, type TableImport } from './use-table-import.ts';

/** The way back for who returns after an import: it stays open for a day, not only on the page of the outcome. */
export function LastImport({ owner, work }: { owner: ImportOwner; work: TableImport }) {
  const { t } = useTranslation('portfolio');
  const { dateTime, number } = useFormats();
  const input = ownerInput(owner);
  const { data } = useQuery({
    queryKey: [...portfoliosKeys.lastImport, input],
    queryFn: () => call('Portfolio/GetLastImport', input),
  });
  const last = data?.last;
  if (!last) return null;
  const { importId, at, undoUntil, players } = last;
  return (
    <section className={classes.last}>
      <p>
        {t('import.last', {
          count: players,
          number: number(players),
          at: dateTime(at),
          until: dateTime(undoUntil),
        })}
      </p>
      <Button variant="default" size="xs" loading={work.undoing} onClick={() => work.undo(importId)}>
        {t('import.undo')}
      </Button>
    </section>
  );
}
