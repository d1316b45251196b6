import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';

/** The way back from a mandate or its form: to whom it is about, where one came from their page, else to the list. */
export function BackFromMandate({ to }: { to?: { path: string; name: string } }) {
  const { t } = useTranslation('mandates');
  return <BackLink to={to?.path ?? paths.mandates}>{to?.name ?? t('page.back')}</BackLink>;
}
