import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { CoachingPortfolioList } from './coaching-portfolio-list.tsx';
import { newCoachingStaffPath } from './coaching-staff-paths.ts';

/** `/portfolioCoaching`: coaching staff, for premium agents and staff. */
export default function CoachingPortfolioScreen() {
  const { t } = useTranslation('coaching-staff');
  useArrivalToast();
  return (
    <>
      <PageHeader
        title={t('portfolio.title')}
        actions={
          <Button
            component={Link}
            to={newCoachingStaffPath}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {t('portfolio.add')}
          </Button>
        }
      />
      <CoachingPortfolioList />
    </>
  );
}
