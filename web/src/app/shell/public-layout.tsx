import { Button } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { findGuestPlace } from '../../platform/login/return-to.ts';
import { useSession } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { LanguageSelect, SchemeSelect } from './bar-selects.tsx';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import classes from './public-layout.module.css';
import { useArrival } from './use-arrival.ts';

const GuestInvite = lazy(() => loadChunk(() => import('../../room/guest-invite.ts')));

/** The plain layout of the public pages (spec §2): logo, language, appearance, login and registration. */
export default function PublicLayout() {
  const { t } = useTranslation('shell');
  const { user, restoring, expired } = useSession();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className={classes.layout}>
      <SkipLink to="content" />
      <header className={classes.bar}>
        <Link to={paths.home} className={classes.home} aria-label={t('bar.home')}>
          <Logo short />
        </Link>
        <div className={classes.end}>
          <SchemeSelect />
          <LanguageSelect />
          {user !== null || restoring ? (
            <Button component={Link} to={paths.start} size="sm">
              {t('bar.toDesk')}
            </Button>
          ) : (
            <>
              <Button component={Link} to={paths.login} variant="default" size="sm">
                {t('bar.logIn')}
              </Button>
              <Button component={Link} to={paths.register} size="sm" className={classes.register}>
                {t('bar.register')}
              </Button>
            </>
          )}
        </div>
      </header>
      {user === null && findGuestPlace()?.startsWith(paths.negotiationRoom) && (
        <Suspense>
          <GuestInvite />
        </Suspense>
      )}
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        {expired && (
          <p role="status" className={classes.ended}>
            {t('bar.ended')}
            {pathname !== paths.login && <Link to={paths.login}>{t('bar.logIn')}</Link>}
          </p>
        )}
        <Outlet />
      </main>
      <Footer />
      <LiveRegion />
      <ScrollRestoration />
    </div>
  );
}
