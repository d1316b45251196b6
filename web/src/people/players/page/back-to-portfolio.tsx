import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/paths.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';

export function BackToPortfolio() {
  const { t } = useTranslation('players');
  return <BackLink to={paths.portfolio}>{t('backToPortfolio')}</BackLink>;
}
