import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../platform/login/use-session.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { importPath, newPlayerPath } from '../players/player-paths.ts';
import { PortfolioList } from './portfolio-list.tsx';

/** The notices are loaded together with the list, so that they do not push it down. */
const PortfolioNotices = lazy(async () => ({
  default: (await import('./portfolio-notices.tsx')).PortfolioNotices,
}));
const NoticesButton = lazy(async () => ({
  default: (await import('./portfolio-notices.tsx')).NoticesButton,
}));

/** `/portfolio`: the players of an agent, a club or a coach; for staff those of all portfolios. */
export default function PortfolioScreen() {
  const { t } = useTranslation(['players', 'portfolio', 'player-lists']);
  const { kind } = useUser();
  const isStaff = kind === 'staff' || kind === 'admin';
  const [noticesOpen, setNoticesOpen] = useState(false);
  useArrivalToast();
  return (
    <>
      <PageHeader
        title={t('player-lists:portfolio.title')}
        actions={
          <>
            {!isStaff && (
              <Suspense>
                <NoticesButton opened={noticesOpen} onToggle={() => setNoticesOpen(!noticesOpen)} />
              </Suspense>
            )}
            <Button component={Link} to={importPath} variant="default">
              {t('portfolio:importLink')}
            </Button>
            {!isStaff && (
              <Button
                component={Link}
                to={newPlayerPath}
                leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
              >
                {t('player-lists:portfolio.add')}
              </Button>
            )}
          </>
        }
      />
      <Suspense fallback={<Skeletons shape="rows" />}>
        <AwaitQueries>
          {!isStaff && <PortfolioNotices opened={noticesOpen} />}
          <PortfolioList />
        </AwaitQueries>
      </Suspense>
    </>
  );
}
