import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../use-is-narrow.ts';
import classes from './filter-bar.module.css';
import { FilterSheet } from './filter-sheet.tsx';

interface FilterBarProps {
  /** The search field, visible on every width. */
  search?: ReactNode;
  /** The filter fields. */
  children: ReactNode;
  /** The fields that fewer readers need: only in the drawer, so that the others stay one row. */
  further?: ReactNode;
  /** The number of set filters. */
  count: number;
  onClear: () => void;
  /** The number of rows, as a sentence, for the drawer's button. */
  result?: string | undefined;
  /** The number also stands at the end of the row, where there is room; on a phone above the rows (`ResultCount`). */
  saysResult?: boolean;
  /** Content at the end of the bar: CSV export, saved searches. */
  end?: ReactNode;
}

/**
 * Search and filters of a list: inline on a desktop, the less common ones in a drawer; on a phone all in a drawer with a
 * count.
 */
export function FilterBar(props: FilterBarProps) {
  const { search, children, further, count, onClear, result, saysResult = false, end } = props;
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const narrow = useIsNarrow();
  const hasDrawer = narrow || further !== undefined;
  const shown = opened && hasDrawer;
  const close = () => setOpened(false);
  const clear = count > 0 && (
    <Button variant="subtle" size="sm" onClick={onClear}>
      {t('ui.clearFilters')}
    </Button>
  );
  const drawerButton = hasDrawer && (
    <Button
      variant="default"
      leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} />}
      className={narrow ? undefined : classes.opens}
      onClick={() => setOpened(true)}
      aria-haspopup="dialog"
    >
      {t('ui.filters')}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </Button>
  );
  return (
    <search className={classes.bar} aria-label={t('ui.filters')}>
      {search !== undefined && <div className={classes.search}>{search}</div>}
      {narrow ? (
        drawerButton
      ) : (
        <div className={classes.inline}>
          {children}
          {drawerButton}
          {clear}
          {saysResult && (
            <p className={classes.result} role="status">
              {result}
            </p>
          )}
        </div>
      )}
      {end !== undefined && <div className={classes.end}>{end}</div>}
      {shown && (
        <FilterSheet clear={clear} result={result} onClose={close}>
          {children}
          {further}
        </FilterSheet>
      )}
    </search>
  );
}
