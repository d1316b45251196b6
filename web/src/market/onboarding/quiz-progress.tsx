import { useTranslation } from 'react-i18next';
import classes from './quiz-progress.module.css';

/** The progress: a bar and the number in words. */
export function QuizProgress({ step, count }: { step: number; count: number }) {
  const { t } = useTranslation('onboarding');
  const words = t('progress', { step: step + 1, count });
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={step + 1} max={count} aria-label={words} />
      <span className={classes.words}>{words}</span>
    </div>
  );
}
