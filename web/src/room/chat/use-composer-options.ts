import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import { mentionName } from '@trattativa/domain/room/mentions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/login/use-session.ts';
import { mentionable, mentionToken } from './mention-token.ts';
import type { Option } from './option-list.tsx';
import type { Room } from './room.ts';
import { useStandardMessages } from './use-standard-messages.ts';

/** What the field offers while something is being written in it. */
export interface ComposerOptions {
  label: string;
  options: readonly Option[];
  /** Said when there is none; without it an empty list is not shown. */
  empty?: string;
  /** What the text becomes, and where the caret stands then. */
  chosen(option: Option): { text: string; caret: number };
}

const mostPeople = 8;

/**
 * Behind `/` at the beginning the standard messages, behind `@` the people of the conversation; null when nothing is
 * offered. Dismissed, it stays away until the text begins anew.
 */
export function useComposerOptions(room: Room, type: ConversationType, text: string, caret: number) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const token = text.startsWith('/') ? null : mentionToken(text, caret);
  const key = text.startsWith('/') ? '/' : token && `@${token.start}`;
  const standard = useStandardMessages(type, key === '/');
  const sought = text.slice(1).toLocaleLowerCase();
  let offered: ComposerOptions | null = null;
  if (key === '/') {
    offered = {
      label: t('compose.standard'),
      empty: t('compose.noStandard'),
      options: standard.filter((message) => message.text.toLocaleLowerCase().includes(sought)),
      chosen: (option) => ({ text: option.text, caret: option.text.length }),
    };
  } else if (token) {
    // Read, not watched: the field is drawn anew with each key, not with what others do.
    const users = room.state.get()?.conversation.users ?? [];
    const people = mentionable(users, token.sought, userId).slice(0, mostPeople);
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
    /** What was dismissed may be offered again. */
    reset: () => setDismissed(null),
  };
}
