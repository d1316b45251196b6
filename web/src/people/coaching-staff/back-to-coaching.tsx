import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/login/use-session.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { coachingListPath } from './coaching-staff-paths.ts';

/** A link back to the reader's list of coaching staff. */
export function BackToCoaching() {
  const { t } = useTranslation('coaching-staff');
  const to = coachingListPath(useUser().kind);
  return to && <BackLink to={to}>{t('form.back')}</BackLink>;
}
