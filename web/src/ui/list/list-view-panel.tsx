import { IconAdjustments } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DropPanel } from '../filter/drop-panel.tsx';
import { Segments } from '../filter/segments.tsx';
import { Check } from '../form/choice/check.tsx';
import classes from './list-view-panel.module.css';
import type { ListChoices } from './use-list-choices.ts';

interface ListViewPanelProps {
  choices: ListChoices;
  /** The columns that may be hidden, in their order. */
  columns: readonly { key: string; header: string }[];
  /** The window has room for the split view. */
  canSplit: boolean;
  /** The choice of order, where the list has no room for it. */
  sort?: ReactNode;
}

/** How the list looks: density, split view, columns. */
export function ListViewPanel({ choices, columns, canSplit, sort }: ListViewPanelProps) {
  const { t } = useTranslation('list-view');
  const { density, hidden, split, choose } = choices;
  return (
    <DropPanel
      name={t('title')}
      label={
        <>
          <IconAdjustments size={18} stroke={1.75} aria-hidden="true" />
          {t('short')}
        </>
      }
    >
      {() => (
        <div className={classes.panel}>
          {sort}
          <div>
            <p className={classes.label}>{t('density')}</p>
            <Segments
              label={t('density')}
              value={density}
              onChange={(next) => choose({ density: next })}
              options={[
                { value: 'comfortable', label: t('comfortable') },
                { value: 'compact', label: t('compact') },
              ]}
            />
          </div>
          {canSplit && (
            <Check label={t('split')} checked={split} onChange={(next) => choose({ split: next })} />
          )}
          <fieldset className={classes.columns}>
            <legend className={classes.label}>{t('columns')}</legend>
            {columns.map(({ key, header }) => (
              <Check
                key={key}
                label={header}
                checked={!hidden.includes(key)}
                onChange={(shown) =>
                  choose({ hidden: shown ? hidden.filter((one) => one !== key) : [...hidden, key] })
                }
              />
            ))}
          </fieldset>
        </div>
      )}
    </DropPanel>
  );
}
