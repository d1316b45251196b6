import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';
import { BackToPortfolio } from './back-to-portfolio.tsx';
import { PortfolioForm } from './portfolio-form.tsx';

/** `/portfolio/new` */
export default function NewPlayerScreen() {
  const { t } = useTranslation('players');
  return (
    <>
      <PageHeader
        title={t('form.newTitle')}
        description={t('form.description')}
        before={<BackToPortfolio />}
      />
      <PortfolioForm player={null} />
    </>
  );
}
