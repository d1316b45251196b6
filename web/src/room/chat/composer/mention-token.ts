import type { ChatUser } from '@trattativa/contract/room/chat/chat';
import { mentionName } from '@trattativa/domain/room/mentions';

/** The name being typed after an `@`, up to the caret. */
export interface MentionToken {
  /** The position of the `@`. */
  start: number;
  search: string;
}

const beingWritten = /(?:^|[^\p{L}\p{N}_])@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]*){0,3})$/u;

/** Null if no name is being typed at the caret. */
export function mentionToken(text: string, caret: number): MentionToken | null {
  const found = beingWritten.exec(text.slice(0, caret));
  if (!found) return null;
  const search = found[1] as string;
  return { start: caret - search.length - 1, search };
}

/** People of whose name a word, or the whole name, starts with the search text. */
export function mentionable(users: readonly ChatUser[], search: string, ownId: number): ChatUser[] {
  const begin = fold(search);
  return users.filter(({ id, username }) => {
    const name = fold(mentionName(username));
    if (id === ownId || name === '' || name === begin.trimEnd()) return false;
    return name.startsWith(begin) || name.split(' ').some((word) => word.startsWith(begin));
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
