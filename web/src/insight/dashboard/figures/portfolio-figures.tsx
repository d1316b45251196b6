import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { Panel } from '../panels/panel.tsx';
import { RolesPitch } from '../panels/roles-pitch.tsx';
import classes from './portfolio-figures.module.css';

interface PortfolioFiguresProps {
  figures: Api['Agent/GetPortfolioFigures']['output'];
  /** True if the value is not among the figures above. */
  withValue: boolean;
}

/** The figures of the portfolio, and its players by position on the pitch. */
export function PortfolioFigures({ figures, withValue }: PortfolioFiguresProps) {
  const { t } = useTranslation('dashboard');
  const { total, number } = useFormats();
  const counts = [
    // The agent's dashboard shows these among the five figures above, with the value.
    ...(withValue ? [{ key: 'players' as const, count: figures.players }] : []),
    { key: 'onMarket' as const, count: figures.onMarket },
    { key: 'free' as const, count: figures.free },
    { key: 'available' as const, count: figures.available },
  ];
  return (
    <Panel title={t('figures')} all={paths.portfolio}>
      <div className={classes.parts}>
        <div className={classes.words}>
          {withValue && (
            <>
              <p className={classes.label}>{t('value')}</p>
              <p className={classes.value}>{total(figures.value)}</p>
              <p className={classes.note}>
                {t('valueOf', { count: figures.valued, number: number(figures.valued) })}
              </p>
            </>
          )}
          <dl className={classes.counts} data-three={!withValue || undefined}>
            {counts.map(({ key, count }) => (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{number(count)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <RolesPitch byRole={figures.byRole} pathOf={(role) => `${paths.portfolio}?role=${role}`} />
      </div>
    </Panel>
  );
}
