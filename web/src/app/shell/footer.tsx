import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import classes from './footer.module.css';

const links = [
  ['clubs', paths.homeClub],
  ['players', paths.homePlayer],
  ['agents', paths.homeAgent],
  ['about', paths.about],
] as const;

/** The footer of every page: what the platform is, and links to its public pages. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={classes.footer}>
      <p>
        <strong>Trattativa</strong> · {t('footer.claim')}
      </p>
      <nav aria-label={t('footer.label')} className={classes.links}>
        {links.map(([key, path]) => (
          <Link key={key} to={path}>
            {t(`footer.${key}`)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
