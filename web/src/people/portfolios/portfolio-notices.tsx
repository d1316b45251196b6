import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Language } from '@trattativa/texts/languages';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ToolButton } from '../../ui/list/tool-button.tsx';
import { OwnDuplicates } from '../slots.ts';
import classes from './portfolio-notices.module.css';
import { useDuplicates, useLastImport, useOpenRemovals } from './portfolios.queries.ts';

/** Loaded only after an import: most visits have none. */
const LastImport = lazy(() => loadChunk(() => import('./import/last-import.tsx')));

/** The reader's own portfolio. */
const own = {};

function useNotices() {
  const waiting = useOpenRemovals().data?.items ?? [];
  const duplicates = useDuplicates().data?.total ?? 0;
  return { waiting, duplicates, count: Number(waiting.length > 0) + Number(duplicates > 0) };
}

/** Opens the notices. They stand folded, since the reader need not act at once. Nothing where there is none. */
export function NoticesButton({ opened, onToggle }: { opened: boolean; onToggle: () => void }) {
  const { t } = useTranslation('portfolio');
  const { count } = useNotices();
  if (count === 0) return null;
  return (
    <ToolButton
      icon={<IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />}
      aria-expanded={opened}
      onClick={onToggle}
    >
      {t('notices', { count })}
    </ToolButton>
  );
}

/** Above an owner's list: the way back from an import, and once opened possible duplicates and removals under review. */
export function PortfolioNotices({ opened }: { opened: boolean }) {
  const last = useLastImport(own).data?.last;
  return (
    <div className={classes.notices}>
      <Suspense>{last && <LastImport owner={own} />}</Suspense>
      {opened && <FoldedNotices />}
    </div>
  );
}

function FoldedNotices() {
  const { t, i18n } = useTranslation('portfolio');
  const { number } = useFormats();
  const [shown, setShown] = useState(false);
  const { waiting, duplicates } = useNotices();
  const names = new Intl.ListFormat(i18n.language as Language, { type: 'conjunction' }).format(
    waiting.map(({ player }) => `${player.name} ${player.surname}`),
  );
  return (
    <>
      {waiting.length > 0 && (
        <p className={classes.notice}>{t('removal.waiting', { count: waiting.length, names })}</p>
      )}
      {duplicates > 0 && (
        <>
          <div className={classes.notice}>
            <span>{t('duplicates.title', { count: duplicates, number: number(duplicates) })}</span>
            <Button size="compact-sm" variant="subtle" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {t(shown ? 'duplicates.hide' : 'duplicates.show')}
            </Button>
          </div>
          <Suspense>{shown && <OwnDuplicates />}</Suspense>
        </>
      )}
    </>
  );
}
