import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { downloadFrom } from '../../platform/api/download.ts';
import { useAnswer } from '../../platform/api/use-answer.ts';
import { rememberPlace } from '../../platform/login/return-to.ts';
import { useSession } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { usePageTitle } from '../../ui/page/page-title.ts';
import classes from './report.module.css';

interface ReportPageProps {
  title: string;
  subtitle?: string;
  shareId: string;
  /** The page of the thing itself, for users who may open it; null otherwise. */
  opens: string | null;
  children: ReactNode;
}

/** The frame of a public report: its name, the PDF, and a link to the page itself for users who may open it. */
export function ReportPage({ title, subtitle, shareId, opens, children }: ReportPageProps) {
  const { t } = useTranslation('reports');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  usePageTitle(title);

  async function print() {
    setBusy(true);
    setProblem(null);
    try {
      await downloadFrom('Report/GetReportPDF', { shareId }, `${title}.pdf`);
    } catch (error) {
      setProblem(error instanceof ApiError && error.status === 429 ? error.text : t('page.pdfFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{title}</h1>
          {subtitle && <p className={classes.soft}>{subtitle}</p>}
        </div>
        <div className={classes.acts}>
          <Button variant="default" loading={busy} onClick={() => void print()}>
            {t('page.pdf')}
          </Button>
          {opens !== null && (
            <Button component={Link} to={opens}>
              {t('page.open')}
            </Button>
          )}
        </div>
      </header>
      {problem !== null && <ErrorPanel text={problem} />}
      {children}
    </div>
  );
}

/** Shown while a report loads. */
export function ReportLoading() {
  return (
    <div className={classes.page}>
      <Skeletons shape="page" />
    </div>
  );
}

/** Shown for every link that does not open, whatever the reason. */
export function ReportGone() {
  const { t } = useTranslation('reports');
  usePageTitle(t('gone.title'));
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{t('gone.title')}</h1>
          <p className={classes.soft}>{t('gone.text')}</p>
        </div>
      </header>
      <div>
        <Button component={Link} to={paths.home}>
          {t('gone.home')}
        </Button>
      </div>
    </div>
  );
}

type ReportCall =
  | 'Report/GetPlayerReport'
  | 'Report/GetRequestReport'
  | 'Report/GetNegotiationReport'
  | 'Report/GetOfferReport';

const wellFormed = /^[A-Za-z0-9_-]{22,64}$/u;

/** The query parameter of a user who logged in from a report: redirects to the page itself if they may open it. */
const enterMark = 'enter';

/**
 * Fetches a public report; the response depends on who is logged in. `gone`: there is nothing to show, whatever the
 * reason. A user who returns from logging in is redirected to `pathOf(opens)` if they may open it.
 */
export function useReport<Name extends ReportCall>(
  name: Name,
  shareId: string,
  pathOf: (id: number) => string,
): { data: Api[Name]['output'] | undefined; gone: boolean } {
  const { user, restoring } = useSession();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const known = wellFormed.test(shareId);
  const { data, error } = useAnswer(name, restoring || !known ? null : { shareId }, user?.id);
  const opens = data?.opens ?? null;
  const enters = opens !== null && address.has(enterMark);
  useEffect(() => {
    if (enters && opens !== null) void navigate(pathOf(opens), { replace: true });
  }, [enters, opens, navigate, pathOf]);
  return { data, gone: !known || error !== undefined };
}

/**
 * Invites a guest to log in or register (spec §2); afterwards they return here, and continue to the page itself if they
 * may open it.
 */
export function Invitation({ to }: { to: 'request' | 'negotiation' | 'offer' }) {
  const { t } = useTranslation('reports');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user !== null) return null;
  const remember = () => rememberPlace(`${pathname}${search === '' ? '?' : `${search}&`}${enterMark}`, null);
  return (
    <section className={classes.invitation} aria-labelledby="invitation">
      <div>
        <h2 id="invitation">{t(`invite.${to}.title`)}</h2>
        <p className={classes.soft}>{t(`invite.${to}.text`)}</p>
      </div>
      <div className={classes.acts}>
        <Button component={Link} to={paths.login} variant="default" onClick={remember}>
          {t('invite.logIn')}
        </Button>
        <Button component={Link} to={paths.register} onClick={remember}>
          {t('invite.register')}
        </Button>
      </div>
    </section>
  );
}
