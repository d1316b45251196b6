import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import classes from './message-versions.module.css';
import { translateText } from './translate-text.ts';

interface MessageTranslationProps {
  content: string;
  onClose: () => void;
}

/** A message in the reader's language, by the browser itself; what was written stays what counts. */
export function MessageTranslation({ content, onClose }: MessageTranslationProps) {
  const { t, i18n } = useTranslation('messages');
  const into = i18n.language;
  const { data, isError } = useQuery({
    queryKey: ['chat', 'translation', { content, into }],
    queryFn: () => translateText(content, into),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const nameOf = (code: string) => new Intl.DisplayNames([into], { type: 'language' }).of(code) ?? code;
  return (
    <TitledDialog title={t('translation.title')} onClose={onClose}>
      <div aria-live="polite" aria-busy={!data && !isError}>
        {!data && !isError && <Skeletons shape="rows" count={1} />}
        {isError && <p>{t('translation.failed')}</p>}
        {data?.text === null && <p>{t('translation.same')}</p>}
        {data && data.text !== null && (
          <>
            <p className={classes.words}>{data.text}</p>
            <p className={classes.when}>{t('translation.from', { language: nameOf(data.from) })}</p>
          </>
        )}
      </div>
    </TitledDialog>
  );
}
