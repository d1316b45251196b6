import { useTranslation } from 'react-i18next';
import type { Mark } from '../../ui/marks-row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './compare-dialog.module.css';

const signs = { met: '●', near: '◐', missed: '○', unknown: '–' } as const;

/** One criterion of one player with the value that it has: sign and words, never colour alone. */
export function VerdictMark({ mark }: { mark: Mark }) {
  const { t } = useTranslation('shell');
  return (
    <span className={classes.mark} data-verdict={mark.verdict}>
      <span aria-hidden="true" className={classes.sign}>
        {signs[mark.verdict]}
      </span>
      <VisuallyHidden>{t(`ui.verdict.${mark.verdict}`)}: </VisuallyHidden>
      {mark.has}
    </span>
  );
}
