import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { FilterCount } from './filter-count.tsx';
import classes from './filter-group.module.css';

interface FilterGroupProps {
  title: string;
  /** The number of set filters among its fields. */
  count: number;
  /** Open from the start, also without a set filter. */
  isFirst?: boolean;
  children: ReactNode;
}

/** Filters of a drawer that belong together, under a heading that folds them and says how many of them are set. */
export function FilterGroup({ title, count, isFirst = false, children }: FilterGroupProps) {
  const { t } = useTranslation('portfolio');
  // Only at first: a group does not close when its last filter is cleared.
  const [isOpen] = useState(isFirst || count > 0);
  return (
    <details className={classes.group} open={isOpen}>
      <summary className={classes.summary}>
        <h3>{title}</h3>
        {count > 0 && (
          <FilterCount>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{t('filterGroup.set', { count })}</VisuallyHidden>
          </FilterCount>
        )}
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}

/** A lower and an upper bound, side by side. */
export function FilterPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
