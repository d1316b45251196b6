import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
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
}

/** Search and filters of a list: in line on a desktop, in a drawer with a count on a phone. */
export function FilterBar({ search, children, count, onClear, result, end }: FilterBarProps) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const narrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
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
      <Drawer
        opened={opened && narrow === true}
        onClose={() => setOpened(false)}
        title={t('ui.filters')}
        position="bottom"
        size="auto"
        withinPortal={false}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <div className={classes.drawer}>{children}</div>
        <div className={classes.drawerEnd}>
          {clear}
          <Button onClick={() => setOpened(false)}>{result ?? t('ui.showResults')}</Button>
        </div>
      </Drawer>
    </search>
  );
}
