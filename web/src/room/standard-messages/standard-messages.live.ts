import type { StandardMessageEvents } from '@trattativa/contract/room/standard-messages/events';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of the standard messages; the third part is the kind of conversation and the language. */
export const standardMessagesKeys = {
  /** For the administrator. */
  list: ['standardMessages', 'list'],
  /** For the message field. */
  offered: ['chat', 'standard'],
} as const;

type Changed = StandardMessageEvents['standardMessages.changed'];

/** The event names the changed list, not the change: that list is refetched. */
export const applyChanged: ApplyEvent<unknown, Changed> = (state, { data }, key) => {
  const of = key[2] as { type: ConversationType; language: string };
  return of.type === data.type && of.language === data.language ? 'refetch' : state;
};

export const standardMessagesLive: readonly LiveHandler[] = [
  liveQuery({ types: ['standardMessages.changed'], key: standardMessagesKeys.list, apply: applyChanged }),
  liveQuery({ types: ['standardMessages.changed'], key: standardMessagesKeys.offered, apply: applyChanged }),
];
