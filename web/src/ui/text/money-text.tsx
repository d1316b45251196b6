import { isValidElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './money-text.module.css';

/** An amount in euros with tabular figures, so that a column can be compared; null is a dash. */
export function MoneyText({ euros }: { euros: number | null | undefined }) {
  const { money } = useFormats();
  if (euros === null || euros === undefined) return <NotStated />;
  return <span className={classes.money}>{money(euros)}</span>;
}

function NotStated() {
  const { t } = useTranslation('shell');
  return (
    <span className={classes.none} role="img" aria-label={t('ui.notStated')}>
      –
    </span>
  );
}

/** Whether this shows an amount that is not stated: a dash in a column, nothing on a card. */
export function isUnstatedMoney(content: ReactNode): boolean {
  return (
    isValidElement<{ euros?: number | null }>(content) &&
    content.type === MoneyText &&
    content.props.euros == null
  );
}
