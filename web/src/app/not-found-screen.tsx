import { useTranslation } from 'react-i18next';
import { paths } from '../platform/paths.ts';
import { Message } from './message.tsx';

/** An address that leads nowhere; a guest is led to /home instead, as from every address that is not public. */
export function NotFoundScreen() {
  const { t } = useTranslation('app');
  return (
    <Message
      title={t('notFound.title')}
      body={t('notFound.body')}
      to={paths.start}
      act={t('toFirstScreen')}
    />
  );
}
