import { useTranslation } from 'react-i18next';
import { useSession } from '../platform/session/use-session.ts';
import { Message } from './message.tsx';
import { paths } from './paths.ts';

/** An address that leads nowhere. */
export default function NotFoundScreen() {
  const { t } = useTranslation('app');
  const { user, restoring } = useSession();
  const known = user !== null || restoring;
  return (
    <Message
      title={t('notFound.title')}
      body={t('notFound.body')}
      to={known ? paths.start : paths.home}
      act={known ? t('toFirstScreen') : t('toHome')}
    />
  );
}
