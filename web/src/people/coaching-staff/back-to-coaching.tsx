import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';

/** The way back to the coaching portfolio. */
export function BackToCoaching() {
  const { t } = useTranslation('coaching-staff');
  return <BackLink to={paths.portfolioCoaching}>{t('form.back')}</BackLink>;
}
