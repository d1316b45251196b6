import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import classes from './message-versions.module.css';

/** All versions of a message, for staff: deals are evidence. */
export function MessageVersions({ messageId, onClose }: { messageId: number; onClose: () => void }) {
  const { t } = useTranslation('messages');
  const { dateTime } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['chat', 'versions', { messageId }],
    queryFn: ({ signal }) => call('Whatchat/GetMessageVersions', { messageId }, { signal }),
    // The message may have changed again.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <TitledDialog title={t('versions.title')} onClose={onClose}>
      {error && <ErrorPanel text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons shape="rows" count={2} />}
      <ol className={classes.versions}>
        {data?.versions.map(({ content, saidAt, endedAt, act }) => (
          <li key={saidAt} className={classes.version}>
            <p className={classes.words}>{content}</p>
            <p className={classes.when}>
              {t('versions.said', { name: data.author, time: dateTime(saidAt) })}
              {endedAt !== null && act !== null && ` · ${t(`versions.${act}`, { time: dateTime(endedAt) })}`}
            </p>
          </li>
        ))}
      </ol>
    </TitledDialog>
  );
}
