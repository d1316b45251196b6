import { Button, NativeSelect } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { type Language, locales } from '@trattativa/texts/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadFrom } from '../../platform/api/download.ts';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { useElectronicMonth } from './electronic.queries.ts';
import { documentPath } from './invoice-paths.ts';
import classes from './invoices.module.css';

/** Months to choose from, this one first. */
const monthsBack = 24;

const monthsUntil = (today: Date) =>
  Array.from(
    { length: monthsBack },
    (_, back) => new Date(Date.UTC(today.getFullYear(), today.getMonth() - back, 1)),
  );

const keyOf = (month: Date) => month.toISOString().slice(0, 7);

/** Staff take the electronic invoices of a month as one archive, and see which documents are not in it. */
export default function ElectronicMonthDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('electronic');
  const months = monthsUntil(now());
  const [chosen, setChosen] = useState(keyOf(months[0] ?? now()));
  const words = new Intl.DateTimeFormat(locales[i18n.language as Language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <TitledDialog title={t('month.title')} onClose={onClose}>
      <div className={classes.dialog}>
        <p className={classes.soft}>{t('month.text')}</p>
        <NativeSelect
          label={t('month.month')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={months.map((month) => ({ value: keyOf(month), label: words.format(month) }))}
        />
        <MonthFiles key={chosen} chosen={chosen} onClose={onClose} />
      </div>
    </TitledDialog>
  );
}

function MonthFiles({ chosen, onClose }: { chosen: string; onClose: () => void }) {
  const { t } = useTranslation('electronic');
  const { number } = useFormats();
  const { busy, act } = useAct();
  const [year = 0, month = 0] = chosen.split('-').map(Number);
  const { data, error, refetch } = useElectronicMonth({ year, month });
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" count={3} />;
  const { ready, incomplete, incompleteTotal } = data;
  const name = `${t('month.fileName', { month: chosen })}.zip`;
  return (
    <>
      <p role="status">
        {ready === 0 ? t('month.none') : t('month.ready', { count: ready, number: number(ready) })}
      </p>
      {incompleteTotal > 0 && (
        <div>
          <p>{t('month.incomplete', { count: incompleteTotal, number: number(incompleteTotal) })}</p>
          <ul className={classes.gaps}>
            {incomplete.map(({ kind, documentId, invoiceId, number: printed, name: buyer, gaps }) => (
              <li key={`${kind} ${documentId}`}>
                <Link className={classes.way} to={documentPath(kind, invoiceId)} onClick={onClose}>
                  {[printed, buyer].filter(Boolean).join(' · ')}
                </Link>
                <span className={classes.soft}> {gaps.map((gap) => t(`gap.${gap}`)).join('; ')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        loading={busy}
        disabled={ready === 0}
        leftSection={<IconFileZip size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() =>
          void act(() => downloadFrom('Invoice/GetElectronicMonthArchive', { year, month }, name))
        }
      >
        {t('month.download')}
      </Button>
    </>
  );
}
