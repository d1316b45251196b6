import { skills } from '@trattativa/contract/catalogue/skills';
import type { ScoutedPlayer } from '@trattativa/contract/scouts/scout';
import { useTranslation } from 'react-i18next';
import classes from '../players/completeness-bar.module.css';

/** How far one's own evaluation of a player has come: a bar, and "28 of 40" in words. */
export function EvaluationProgress({ evaluation }: Pick<ScoutedPlayer, 'evaluation'>) {
  const { t } = useTranslation('scouts');
  const done = evaluation?.skills ?? 0;
  const kind = done === 0 ? 'none' : done === skills.length ? 'complete' : 'part';
  return (
    <span className={classes.completeness} data-kind={kind}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.filled} style={{ width: `${(done / skills.length) * 100}%` }} />
      </span>
      <span className={classes.word}>
        {done === 0 ? t('evaluation.none') : t('evaluation.progress', { done, total: skills.length })}
      </span>
    </span>
  );
}
