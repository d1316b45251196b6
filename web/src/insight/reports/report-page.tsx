import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { downloadFrom } from '../../platform/api/download.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import classes from './report.module.css';

interface ReportPageProps {
  title: string;
  subtitle?: string;
  shareId: string;
  /** Where the thing itself is, for who may open it. */
  opens: string | null;
  children: ReactNode;
}

/** The frame of a public report: its name, the PDF, and the way in for whoever has one. */
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

/** While a report comes. */
export function ReportComing() {
  return (
    <div className={classes.page}>
      <Skeletons shape="page" />
    </div>
  );
}

/** The same for every link that does not open, whatever the reason. */
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
