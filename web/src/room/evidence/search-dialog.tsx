import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { FoundMessage } from '@trattativa/contract/room/evidence/endpoints';
import { maxMessageSearchLength, minMessageSearchLength } from '@trattativa/domain/room/chat-limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { chatEvidenceKeys } from './chat-evidence.live.ts';
import classes from './search-dialog.module.css';

/** The search runs after this pause in typing. */
const pauseMs = 250;

interface SearchDialogProps {
  conversationId: number;
  onClose: () => void;
}

/** Searches the messages of this or of all conversations; a result links to its message. */
export default function SearchDialog({ conversationId, onClose }: SearchDialogProps) {
  const { t } = useTranslation('chat-evidence');
  const [typed, setTyped] = useState('');
  const [here, setHere] = useState(true);
  const text = useSettled(typed.trim());
  const isLong = text.length >= minMessageSearchLength;
  const found = useInfiniteQuery({
    queryKey: chatEvidenceKeys.search(text, here ? conversationId : null),
    enabled: isLong,
    queryFn: ({ signal, pageParam }) =>
      call(
        'Whatchat/SearchMessages',
        { text, ...(here && { conversationId }), cursor: pageParam },
        { signal },
      ),
    ...cursorPages,
  });
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which focuses its close button.
  useEffect(() => field.current?.focus(), []);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const { error } = found;
  return (
    <TitledDialog title={t('search.open')} onClose={onClose} wide>
      <div className={classes.search}>
        <TextInput
          ref={field}
          type="search"
          label={t('search.field')}
          description={t('search.hint')}
          value={typed}
          maxLength={maxMessageSearchLength}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Checkbox
          mt="sm"
          label={t('search.here')}
          checked={here}
          onChange={({ currentTarget }) => setHere(currentTarget.checked)}
        />
        {error && isLong && <ErrorPanel text={error.message} onRetry={() => void found.refetch()} />}
        <div aria-live="polite" aria-busy={found.isFetching}>
          {isLong && found.data && items.length === 0 && (
            <QuietText>
              <strong>{t('search.none')}</strong> {t('search.noneText')}
            </QuietText>
          )}
        </div>
        {isLong && items.length > 0 && (
          <ol className={classes.list} aria-label={t('search.results')}>
            {items.map((message) => (
              <li key={message.id}>
                <FoundLink message={message} withRoom={!here} />
              </li>
            ))}
          </ol>
        )}
        {isLong && found.hasNextPage && (
          <Button
            variant="default"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('search.more')}
          </Button>
        )}
      </div>
    </TitledDialog>
  );
}

function FoundLink(props: { message: FoundMessage; withRoom: boolean }) {
  const { message, withRoom } = props;
  const { t } = useTranslation('chat-evidence');
  const { dateTime } = useFormats();
  return (
    <Link
      className={classes.found}
      to={{
        pathname: `${paths.negotiationRoom}/${message.conversationId}`,
        search: `?message=${message.id}`,
      }}
      // Replaces the dialog, which has its own address.
      replace
    >
      {withRoom && <span className={classes.room}>{message.conversationName}</span>}
      <span className={classes.by}>
        {t('search.by', { name: message.fromName, date: dateTime(message.at) })}
      </span>
      <span>
        {message.excerpt.map(({ text, isHit }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
          isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </span>
      {message.attachments.map(({ name, isHit }) => (
        <span key={name} className={classes.file}>
          <IconPaperclip size={14} stroke={1.75} aria-hidden="true" />
          {isHit ? <mark>{name}</mark> : name}
        </span>
      ))}
    </Link>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
