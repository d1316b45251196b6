import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageHeader } from '../ui/page-header.tsx';
import { newPlayerPath } from './player-paths.ts';
import { PortfolioList } from './portfolio-list.tsx';
import { useArrivalToast } from './use-arrival-toast.ts';

/** `/portfolio`: the agent's players. */
export default function PortfolioScreen() {
  const { t } = useTranslation('players');
  useArrivalToast();
  return (
    <>
      <PageHeader
        title={t('portfolio.title')}
        actions={
          <Button
            component={Link}
            to={newPlayerPath}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {t('portfolio.add')}
          </Button>
        }
      />
      <PortfolioList />
    </>
  );
}
