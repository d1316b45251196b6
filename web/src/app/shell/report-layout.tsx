import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { LanguageSelect } from './bar-selects.tsx';
import { Logo } from './logo.tsx';
import classes from './public-layout.module.css';
import { useArrival } from './use-arrival.ts';

/** The layout of shared reports (spec §2): a header with logo and language selector. */
export default function ReportLayout() {
  const { t } = useTranslation('shell');
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className={classes.layout}>
      <SkipLink to="content" />
      <header className={classes.bar}>
        <Link to={paths.home} className={classes.home} aria-label={t('bar.home')}>
          <Logo />
        </Link>
        <LanguageSelect />
      </header>
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <LiveRegion />
      <ScrollRestoration />
    </div>
  );
}
