import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import { mentionName } from '@trattativa/domain/room/mentions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import type { Room } from '../room.ts';
import { mentionable, mentionToken } from './mention-token.ts';
import type { Option } from './option-list.tsx';
import { useStandardMessages } from './use-standard-messages.ts';

/** The options offered while typing in the field. */
interface ComposerOptions {
  label: string;
  options: readonly Option[];
  /** Shown if there are no options; without it an empty list is hidden. */
  empty?: string;
  /** The new text and caret position. */
  chosen(option: Option): { text: string; caret: number };
}

const maxPeople = 8;

/**
 * The standard messages after a leading `/`, or the people after `@`; null if nothing is offered. A dismissed list
 * stays hidden until the text starts again.
 */
export function useComposerOptions(room: Room, type: ConversationType, text: string, caret: number) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const token = text.startsWith('/') ? null : mentionToken(text, caret);
  const key = text.startsWith('/') ? '/' : token && `@${token.start}`;
  const standard = useStandardMessages(type, key === '/');
  const search = text.slice(1).toLocaleLowerCase();
  let offered: ComposerOptions | null = null;
  if (key === '/') {
    offered = {
      label: t('compose.standard'),
      empty: t('compose.noStandard'),
      options: standard.filter((message) => message.text.toLocaleLowerCase().includes(search)),
      chosen: (option) => ({ text: option.text, caret: option.text.length }),
    };
  } else if (token) {
    // Read without subscribing: the field re-renders on each key, not on events of others.
    const users = room.state.get()?.conversation.users ?? [];
    const people = mentionable(users, token.search, userId).slice(0, maxPeople);
    offered =
      people.length === 0
        ? null
        : {
            label: t('compose.mentions'),
            options: people.map(({ id, username }) => ({ id, text: username })),
            chosen({ text: username }) {
              const named = `@${mentionName(username)} `;
              return {
                text: `${text.slice(0, token.start)}${named}${text.slice(caret).replace(/^ /, '')}`,
                caret: token.start + named.length,
              };
            },
          };
  }
  return {
    offered: key === dismissed ? null : offered,
    dismiss: () => setDismissed(key),
    /** Allows a dismissed list again. */
    reset: () => setDismissed(null),
  };
}
