import { typingExpiryMs } from '@trattativa/contract/room/chat/chat';

/** People who are typing, and when each sign expires. Pure. */
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

/** Removes expired signs, in case the event that ends them was lost. */
export function expired(signs: TypingSigns, now: number): TypingSigns {
  return signs.some(({ until }) => until <= now) ? signs.filter(({ until }) => until > now) : signs;
}

/** When `expired` must be called next; null if nobody types. */
export function nextExpiry(signs: TypingSigns): number | null {
  return signs.length === 0 ? null : Math.min(...signs.map(({ until }) => until));
}

/** When the user's `typing` was last pushed; null if the user is not typing. */
export type OwnTyping = number | null;

const repeatMs = typingExpiryMs / 2;

export interface OwnTypingStep {
  state: OwnTyping;
  push: 'typing' | 'stop_typing' | null;
}

/** A key was pressed; the sign is renewed every three seconds. An empty field is no typing. */
export function pressed(state: OwnTyping, text: string, now: number): OwnTypingStep {
  if (text.trim() === '') return stopped(state);
  if (state !== null && now - state < repeatMs) return { state, push: null };
  return { state: now, push: 'typing' };
}

/** The field was emptied or left. A sent message ends the sign by itself. */
export function stopped(state: OwnTyping): OwnTypingStep {
  return { state: null, push: state === null ? null : 'stop_typing' };
}
