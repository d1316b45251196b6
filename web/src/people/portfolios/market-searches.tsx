import { useTranslation } from 'react-i18next';
import classes from './saved-searches.module.css';
import { Searches } from './saved-searches-popover.tsx';

/** The saved searches of the market, among its filters. */
export default function MarketSearches({ onApply }: { onApply: () => void }) {
  const { t } = useTranslation('portfolio');
  return (
    <section className={classes.part} aria-label={t('saved.title')}>
      <h3>{t('saved.title')}</h3>
      <Searches list="market" onApply={onApply} />
    </section>
  );
}
