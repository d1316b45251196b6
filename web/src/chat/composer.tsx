import { ActionIcon, Textarea } from '@mantine/core';
import { IconMessage2Bolt, IconSend2 } from '@tabler/icons-react';
import type { ConversationType } from '@trattativa/contract/catalogue/conversation-types';
import { maxMessageLength } from '@trattativa/contract/chat/chat';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../platform/socket/use-connection.ts';
import classes from './composer.module.css';
import type { Room } from './room.ts';
import { StandardMessages } from './standard-messages.tsx';
import { useRoomDraft } from './use-room-draft.ts';
import { useStandardMessages } from './use-standard-messages.ts';

interface ComposerProps {
  room: Room;
  type: ConversationType;
}

/** How much room is left is said from here on. */
const nearTheLimit = 200;

/** The field to write: Enter sends, Shift+Enter breaks the line, `/` offers the standard messages. */
export function Composer({ room, type }: ComposerProps) {
  const { t } = useTranslation('chat');
  const draft = useRoomDraft(room.id);
  const isLost = useConnection() === 'lost';
  const field = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const [active, setActive] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const asks = draft.text.startsWith('/') && !isDismissed;
  const sought = draft.text.slice(1).toLocaleLowerCase();
  const standard = useStandardMessages(type, asks);
  const offered = standard.filter(({ text }) => text.toLocaleLowerCase().includes(sought));
  const left = maxMessageLength - draft.text.length;
  const canSend = draft.text.trim() !== '' && left >= 0;

  useEffect(() => () => room.stopTyping(), [room]);

  function change(text: string): void {
    draft.change(text);
    setActive(0);
    if (!text.startsWith('/')) {
      setDismissed(false);
      room.type(text);
    }
  }

  function choose(text: string): void {
    change(text);
    field.current?.focus();
  }

  function send(): void {
    if (!canSend) return;
    room.say(draft.text.trim());
    draft.change('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes a word, Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (asks && offered.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + offered.length) % offered.length);
    } else if (asks && event.key === 'Escape') {
      event.preventDefault();
      setDismissed(true);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      const chosen = asks ? offered[active] : undefined;
      if (chosen) choose(chosen.text);
      else send();
    }
  }

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {asks && (
        <StandardMessages
          id={`${ids}list`}
          optionId={(index) => `${ids}option${index}`}
          messages={offered}
          active={active}
          onChoose={choose}
        />
      )}
      {isLost && <p className={classes.waiting}>{t('room.waiting')}</p>}
      <div className={classes.row}>
        <ActionIcon
          type="button"
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('compose.standard')}
          title={t('compose.standard')}
          onClick={() => {
            setDismissed(false);
            draft.change('/');
            field.current?.focus();
          }}
        >
          <IconMessage2Bolt size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <Textarea
          ref={field}
          className={classes.field}
          autosize
          minRows={1}
          maxRows={7}
          value={draft.text}
          placeholder={t('compose.placeholder')}
          aria-label={t('compose.label')}
          aria-describedby={`${ids}hint`}
          aria-haspopup="listbox"
          aria-controls={asks ? `${ids}list` : undefined}
          aria-activedescendant={asks && offered.length > 0 ? `${ids}option${active}` : undefined}
          aria-autocomplete="list"
          aria-invalid={left < 0}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => room.stopTyping()}
        />
        <ActionIcon
          type="submit"
          size={44}
          aria-label={t('compose.send')}
          title={t('compose.send')}
          disabled={!canSend}
        >
          <IconSend2 size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={classes.hint} id={`${ids}hint`} data-over={left < 0 || undefined}>
        {left > nearTheLimit && t('compose.hint')}
        {left <= nearTheLimit && left >= 0 && t('compose.left', { count: left })}
        {left < 0 && t('compose.over', { count: -left })}
      </p>
    </form>
  );
}
