import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/login/use-session.ts';
import { firstPath } from '../platform/paths.ts';
import { Message } from './message.tsx';

/** Shown in place of a screen that is for other kinds of users. */
export function NotForYouScreen() {
  const { t } = useTranslation('app');
  const { kind } = useUser();
  return (
    <Message
      title={t('notForYou.title')}
      body={t('notForYou.body')}
      to={firstPath(kind)}
      act={t('toFirstScreen')}
    />
  );
}
