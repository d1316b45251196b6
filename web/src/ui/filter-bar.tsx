import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-bar.module.css';
import { FilterSheet } from './filter-sheet.tsx';
import { breakpoints } from './tokens.ts';

interface FilterBarProps {
  /** The search field, visible on every width. */
  search?: ReactNode;
  /** The filter fields. */
  children: ReactNode;
  /** The number of set filters. */
  count: number;
  onClear: () => void;
  /** The number of rows, as a sentence. Also shown on the drawer's button. */
  result?: string | undefined;
  /** Content at the end of the bar: CSV export, saved searches. */
  end?: ReactNode;
}

/** Search and filters of a list: inline on a desktop, in a drawer with a count on a phone. */
export function FilterBar({ search, children, count, onClear, result, end }: FilterBarProps) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const narrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const shown = opened && narrow === true;
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
        <div className={classes.inline}>
          {children}
          {clear}
        </div>
      )}
      {end !== undefined && <div className={classes.end}>{end}</div>}
      {shown && (
        <FilterSheet clear={clear} result={result} onClose={close}>
          {children}
        </FilterSheet>
      )}
    </search>
  );
}
