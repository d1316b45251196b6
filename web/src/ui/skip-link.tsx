import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first stop of the keyboard: jumps over bar and menu. A hash router owns the address, so focus moves by hand. */
export function SkipLink({ to }: { to: string }) {
  const { t } = useTranslation('shell');
  return (
    <a
      className={classes.link}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {t('ui.skipToContent')}
    </a>
  );
}
