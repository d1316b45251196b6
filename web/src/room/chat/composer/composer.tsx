import { ActionIcon, Textarea } from '@mantine/core';
import { IconMessage2Bolt, IconSend2 } from '@tabler/icons-react';
import { changeRefusal } from '@trattativa/contract/room/chat/message-changes';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import {
  type KeyboardEvent,
  lazy,
  memo,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatformLimits } from '../../../identity/limits.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { useObservable } from '../../../platform/observable.ts';
import { useIsConnectionDown } from '../../../platform/socket/connection.ts';
import { AttachButton } from '../../evidence/attach-button.tsx';
import { useChosenFiles } from '../../evidence/use-chosen-files.ts';
import type { Room } from '../room.ts';
import classes from './composer.module.css';
import { cancelComposing, submitEdit } from './composing.ts';
import { ComposingBanner } from './composing-banner.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { type Option, OptionList } from './option-list.tsx';
import { useComposerOptions } from './use-composer-options.ts';
import { useComposerText } from './use-room-draft.ts';

const AttachmentTray = lazy(() => loadChunk(() => import('../../evidence/attachment-tray.tsx')));

interface ComposerProps {
  room: Room;
  type: ConversationType;
}

/** The number of remaining characters is shown from here on. */
const nearTheLimit = 200;

/**
 * The message field: Enter sends, Shift+Enter breaks the line, `/` offers the standard messages and `@` the people; in
 * the empty field, the arrow up edits the user's last message.
 */
export const Composer = memo(function Composer({ room, type }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const draft = useComposerText(room);
  const composing = useObservable(room.composing);
  const isDown = useIsConnectionDown();
  const field = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const [active, setActive] = useState(0);
  const [caret, setCaret] = useState(0);
  /** The caret position to set once the text is rendered. */
  const nextCaret = useRef<number | null>(null);
  const { offered, dismiss, reset } = useComposerOptions(room, type, draft.text, caret);
  const options = offered?.options ?? [];
  const left = usePlatformLimits().room.messageLength - draft.text.length;
  const files = useChosenFiles(room.id);
  const canSend = (draft.text.trim() !== '' || files.hasReady) && left >= 0 && !files.isBusy;

  useEffect(() => () => room.typing.stop(), [room]);
  useEffect(() => {
    if (composing) field.current?.focus();
  }, [composing]);
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    setCaret(nextCaret.current);
    nextCaret.current = null;
  });

  function change(text: string, at: number): void {
    draft.change(text);
    setActive(0);
    setCaret(at);
    if (text === '') reset();
    if (!text.startsWith('/')) room.typing.press(text);
  }

  function put(text: string, at: number): void {
    nextCaret.current = at;
    change(text, at);
    field.current?.focus();
  }

  const returned = useObservable(room.returned);
  useEffect(() => {
    if (returned === null) return;
    room.returned.set(null);
    const text = draft.text.trim() === '' ? returned.text : `${draft.text}\n${returned.text}`;
    put(text, text.length);
  });

  function choose(option: Option): void {
    const chosen = offered?.chosen(option);
    if (chosen) put(chosen.text, chosen.caret);
  }

  function insert(words: string): void {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const { text } = draft;
    put(text.slice(0, selectionStart) + words + text.slice(selectionEnd), selectionStart + words.length);
  }

  function send(): void {
    if (!canSend) return;
    const content = draft.text.trim();
    if (composing?.act === 'edit') {
      if (content !== '') void submitEdit(room, composing, content);
    } else {
      const carried = files.removeReady().map(({ id, name, bytes: size, type: mime }) => {
        return { id, name, size, mime, url: `/files/${id}` };
      });
      const more = {
        ...(carried.length > 0 && { attachment_ids: carried.map(({ id }) => id) }),
        ...(composing && { reply_to_id: composing.message.id }),
      };
      room.send(content, more, carried);
      room.composing.set(null);
      draft.change('');
    }
    field.current?.focus();
  }

  function editLast(): void {
    const own = room.state.get()?.messages.findLast(({ from_id: from }) => from === userId);
    if (own && changeRefusal('edit', own, userId, Date.now()) === null)
      room.composing.set({ act: 'edit', message: own });
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes a word, it handles Enter.
    if (event.nativeEvent.isComposing) return;
    if (options.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Escape' && (offered || composing)) {
      event.preventDefault();
      if (offered) dismiss();
      else cancelComposing(room);
    } else if (event.key === 'ArrowUp' && draft.text === '' && !composing) {
      event.preventDefault();
      editLast();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      const option = options[active];
      if (option) choose(option);
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
      {offered && (
        <OptionList
          id={`${ids}list`}
          label={offered.label}
          optionId={(index) => `${ids}option${index}`}
          options={options}
          active={active}
          empty={offered.empty}
          onChoose={choose}
        />
      )}
      <ComposingBanner room={room} />
      {files.list.length > 0 && (
        <Suspense>
          <AttachmentTray files={files} />
        </Suspense>
      )}
      {isDown && <p className={classes.waiting}>{t('room.waiting')}</p>}
      <div className={classes.row}>
        <Suspense fallback={<span className={classes.place} />}>
          <AttachButton onFiles={files.add} />
        </Suspense>
        <ActionIcon
          type="button"
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('compose.standard')}
          title={t('compose.standard')}
          onClick={() => {
            reset();
            put('/', 1);
          }}
        >
          <IconMessage2Bolt size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <EmojiButton onPick={insert} />
        <Textarea
          ref={field}
          className={classes.field}
          autosize
          minRows={1}
          maxRows={7}
          value={draft.text}
          placeholder={t('compose.label')}
          aria-label={t('compose.label')}
          aria-describedby={`${ids}hint`}
          aria-haspopup="listbox"
          aria-controls={offered ? `${ids}list` : undefined}
          aria-activedescendant={options.length > 0 ? `${ids}option${active}` : undefined}
          aria-autocomplete="list"
          aria-invalid={left < 0}
          onChange={({ currentTarget }) => change(currentTarget.value, currentTarget.selectionStart)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          onBlur={() => room.typing.stop()}
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
});
