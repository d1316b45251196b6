import type { StandardMessageEvents } from '@trattativa/contract/room/standard-messages/events';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { standardMessagesKeys } from './standard-messages-keys.ts';

type Changed = StandardMessageEvents['standardMessages.changed'];

/** The event says which list changed, not how: that one is fetched again. Another one stays. */
export const applyChanged: ApplyEvent<unknown, Changed> = (state, { data }, key) => {
  const of = key[2] as { type: number; language: string };
  return of.type === data.type && of.language === data.language ? 'refetch' : state;
};

export const standardMessagesLive: readonly LiveHandler[] = [
  liveQuery({ types: ['standardMessages.changed'], key: standardMessagesKeys.list, apply: applyChanged }),
  liveQuery({ types: ['standardMessages.changed'], key: standardMessagesKeys.offered, apply: applyChanged }),
];
