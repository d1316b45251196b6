import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first tab stop: skips the bar and the menu. The hash router owns the address, so the focus is moved by code. */
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
