import { typingExpiryMs } from '@trattativa/contract/room/chat/chat';

/** Who else is typing, with the moment at which each sign goes out. Pure. */
export type TypingSigns = readonly { userId: number; username: string; until: number }[];

export const nobodyTypes: TypingSigns = [];

export function typed(signs: TypingSigns, userId: number, username: string, now: number): TypingSigns {
  const others = signs.filter((sign) => sign.userId !== userId);
  return [...others, { userId, username, until: now + typingExpiryMs }];
}

export function stoppedTyping(signs: TypingSigns, userId: number): TypingSigns {
  return signs.some((sign) => sign.userId === userId)
    ? signs.filter((sign) => sign.userId !== userId)
    : signs;
}

/** Signs whose time is over are gone, in case the word that they stopped was lost. */
export function expired(signs: TypingSigns, now: number): TypingSigns {
  return signs.some(({ until }) => until <= now) ? signs.filter(({ until }) => until > now) : signs;
}

/** When `expired` has to be asked next; null: nobody types. */
export function nextExpiry(signs: TypingSigns): number | null {
  return signs.length === 0 ? null : Math.min(...signs.map(({ until }) => until));
}

/** One's own typing: when `typing` was pushed last; null: one is not typing. */
export type OwnTyping = number | null;

const repeatMs = typingExpiryMs / 2;

export interface OwnTypingStep {
  state: OwnTyping;
  push: 'typing' | 'stop_typing' | null;
}

/** A key was pressed; the sign is renewed every three seconds. An emptied field is no typing. */
export function pressed(state: OwnTyping, text: string, now: number): OwnTypingStep {
  if (text.trim() === '') return stopped(state);
  if (state !== null && now - state < repeatMs) return { state, push: null };
  return { state: now, push: 'typing' };
}

/** The field was emptied or left. A message that is sent takes the sign away by itself. */
export function stopped(state: OwnTyping): OwnTypingStep {
  return { state: null, push: state === null ? null : 'stop_typing' };
}
