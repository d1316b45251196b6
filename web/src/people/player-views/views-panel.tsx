import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { usePlayerViews } from './player-views.queries.ts';
import classes from './views-panel.module.css';

/** The views of a profile and its video, for the owner's side. */
export default function ViewsPanel({ playerId }: { playerId: number }) {
  const { t } = useTranslation('player-views');
  const { number } = useFormats();
  const { data: views } = usePlayerViews(playerId);
  if (!views) return null;
  return (
    <section className={classes.panel} aria-labelledby="player-views">
      <h2 id="player-views">{t('title')}</h2>
      <dl className={classes.counts}>
        {(['profile', 'video'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd>
              <strong>{number(views[kind].total)}</strong>
              <span>{t('last30Days', { number: number(views[kind].last30Days) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{t('hint')}</p>
    </section>
  );
}
