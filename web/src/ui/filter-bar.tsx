import { Button, CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-bar.module.css';
import { breakpoints } from './tokens.ts';

interface FilterBarProps {
  /** The search field; stays visible on every width. */
  search?: ReactNode;
  /** The filter fields. */
  children: ReactNode;
  /** How many of them are set. */
  count: number;
  onClear: () => void;
  /** How many rows are left, as a sentence; shown in the drawer's button too. */
  result?: string | undefined;
  /** What stands at the end of the bar: CSV export, saved searches. */
  end?: ReactNode;
  /** Many fields, all of one line in a row: they share its width. */
  even?: boolean;
}

/** Search and filters of a list: in line on a desktop, in a drawer with a count on a phone. */
export function FilterBar({ search, children, count, onClear, result, end, even = false }: FilterBarProps) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const narrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const shown = opened && narrow === true;
  useEffect(() => {
    if (shown) sheet.current?.showModal();
  }, [shown]);
  const close = () => setOpened(false);
  const clear = count > 0 && (
    <Button variant="subtle" size="sm" onClick={onClear}>
      {t('ui.clearFilters')}
    </Button>
  );
  return (
    <search className={classes.bar} aria-label={t('ui.filters')}>
      {search !== undefined && <div className={classes.search}>{search}</div>}
      {narrow ? (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} />}
          onClick={() => setOpened(true)}
          aria-haspopup="dialog"
        >
          {t('ui.filters')}
          {count > 0 && <span className={classes.count}>{count}</span>}
        </Button>
      ) : (
        <div className={classes.inline} data-even={even || undefined}>
          {children}
          {clear}
        </div>
      )}
      {end !== undefined && <div className={classes.end}>{end}</div>}
      {shown && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on what is around it
        <dialog
          ref={sheet}
          className={classes.sheet}
          aria-labelledby={titleId}
          onCancel={(event) => {
            // A dialog that a filter opened closes alone.
            if (event.target === event.currentTarget) close();
          }}
          onClick={(event) => {
            if (event.target === event.currentTarget) close();
          }}
        >
          <div className={classes.inside}>
            <div className={classes.head}>
              <h2 id={titleId}>{t('ui.filters')}</h2>
              <CloseButton aria-label={t('ui.close')} onClick={close} size="lg" />
            </div>
            <div className={classes.fields}>{children}</div>
            <div className={classes.acts}>
              {clear}
              <Button onClick={close}>{result ?? t('ui.showResults')}</Button>
            </div>
          </div>
        </dialog>
      )}
    </search>
  );
}
