import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { useArrivalToast } from '../../ui/use-arrival-toast.ts';
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
