import {
  IconArrowBackUp,
  IconChecks,
  IconCopy,
  IconHistory,
  IconLanguage,
  IconPencil,
  IconTrash,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import { changeRefusal } from '@trattativa/contract/room/chat/message-changes';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../platform/clock/use-now.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { showDone, showProblem } from '../../../ui/feedback/toasts.tsx';
import type { Room } from '../room.ts';
import classes from './message-menu.module.css';
import { canTranslate } from './translate-text.ts';

/** The panel that opens in place of the menu. */
export type Shown = 'delete' | 'readers' | 'translate' | 'versions';

interface MessageMenuProps {
  message: ChatMessage;
  room: Room;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onShow: (what: Shown) => void;
}

type Act = Shown | 'reply' | 'copy' | 'edit';

const icons: Record<Act, TablerIcon> = {
  reply: IconArrowBackUp,
  copy: IconCopy,
  translate: IconLanguage,
  edit: IconPencil,
  delete: IconTrash,
  readers: IconChecks,
  versions: IconHistory,
};

/** The menu of a message, beside it; at the bottom of a phone. Arrows move, Escape and a click elsewhere close. */
export function MessageMenu({ message, room, anchor, onClose, onShow }: MessageMenuProps) {
  const { t } = useTranslation('messages');
  const acts = useActs(message);
  const menu = useRef<HTMLDivElement>(null);
  // The menu may open under the finger of a long press: lifting that finger chooses nothing.
  const pressedHere = useRef(false);
  useLayoutEffect(() => {
    const shown = menu.current;
    const beside = anchor.current?.getBoundingClientRect();
    if (!shown || !beside) return;
    shown.showPopover();
    const { width, height } = shown.getBoundingClientRect();
    const within = (at: number, size: number, all: number) => Math.max(8, Math.min(at, all - size - 8));
    shown.style.setProperty('--left', `${within(beside.right - width, width, innerWidth)}px`);
    shown.style.setProperty('--top', `${within(beside.bottom + 4, height, innerHeight)}px`);
    shown.querySelector('button')?.focus();
  }, [anchor]);
  // Not the native light dismiss: the finger of a long press is lifted outside the menu.
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside = menu.current?.contains(target as Node) || anchor.current?.contains(target as Node);
      if (!inside) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [anchor, onClose]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(message.content);
      showDone(t('copied'));
    } catch {
      showProblem(t('notCopied'));
    }
  }

  function choose(act: Act): void {
    if (act === 'copy' || act === 'reply' || act === 'edit') {
      if (act === 'copy') void copy();
      else room.composing.set({ act, message });
      onClose();
    } else onShow(act);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  return (
    <div
      ref={menu}
      className={classes.menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={t('menu')}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        pressedHere.current = true;
      }}
    >
      {acts.map((act) => {
        const Icon = icons[act];
        return (
          <button
            key={act}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes.act}
            data-danger={act === 'delete' || undefined}
            onClick={({ detail }) => {
              const byKeyboard = detail === 0;
              if (byKeyboard || pressedHere.current) choose(act);
            }}
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {t(`act.${act}`)}
          </button>
        );
      })}
    </div>
  );
}

/** The acts that this user may perform on the message now. */
function useActs(message: ChatMessage): Act[] {
  const { id, kind } = useUser();
  const now = useNow().getTime();
  const may = (act: 'edit' | 'delete') => changeRefusal(act, message, id, now) === null;
  const isThere = message.deleted_at === null;
  const isChanged = message.change > 0;
  const seesVersions = isChanged && (kind === 'staff' || kind === 'admin');
  return [
    ...(isThere ? (['reply'] as const) : []),
    ...(isThere && message.content !== '' ? (['copy'] as const) : []),
    ...(isThere && message.content !== '' && message.from_id !== id && canTranslate()
      ? (['translate'] as const)
      : []),
    ...(may('edit') ? (['edit'] as const) : []),
    ...(may('delete') ? (['delete'] as const) : []),
    'readers',
    ...(seesVersions ? (['versions'] as const) : []),
  ];
}
