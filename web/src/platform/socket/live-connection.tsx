import { useQueryClient } from '@tanstack/react-query';
import { fromWire } from '@trattativa/contract/wire-names';
import { useEffect } from 'react';
import { createLiveDispatcher } from '../cache/live-dispatcher.ts';
import type { LiveEvent, LiveHandler } from '../cache/live-handler.ts';
import { useUser } from '../login/use-session.ts';
import type { FollowChannel } from '../web-module.ts';
import { useConnection } from './connection.ts';
import { presence } from './presence.ts';
import { channel, connectSocket, disconnectSocket, join } from './socket.ts';

/** How often (ms) everything on screen is refetched while no live events arrive. The notice names it. */
const refetchEveryMs = 30_000;

/**
 * Keeps the socket open while somebody is logged in: joins `users:join` (presence, and the modules' followers) and the
 * user's own channel, and applies live events to the cached queries. After each join it refetches everything on screen,
 * because earlier events were missed. While the connection is unavailable it refetches at intervals instead.
 */
export function LiveConnection({
  loadHandlers,
  followers,
}: {
  loadHandlers: () => Promise<readonly LiveHandler[]>;
  followers: readonly FollowChannel[];
}) {
  const { id } = useUser();
  const client = useQueryClient();
  const isUnavailable = useConnection() === 'unavailable';
  useEffect(() => {
    if (!isUnavailable) return;
    const refetch = () => void (document.hidden || client.invalidateQueries());
    refetch();
    const interval = setInterval(refetch, refetchEveryMs);
    document.addEventListener('visibilitychange', refetch);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', refetch);
    };
  }, [client, isUnavailable]);
  useEffect(() => {
    const dispatch = createLiveDispatcher(client, loadHandlers);
    connectSocket();
    const everybody = channel('users:join');
    presence.follow(everybody);
    const unfollow = followers.map((follow) => follow(everybody));
    join(everybody, () => {});
    const own = channel(`users:${id}`);
    own.on('live', (event: WireEvent) => dispatch(fromWireEvent(event)));
    join(own, () => void client.invalidateQueries());
    return () => {
      disconnectSocket();
      presence.clear();
      for (const stopFollowing of unfollow) stopFollowing();
    };
  }, [client, followers, loadHandlers, id]);
  return null;
}

interface WireEvent {
  id: string | number;
  type: string;
  /** Fields of the event in wire spelling; an event without a live shape has no data. */
  data?: unknown;
}

function fromWireEvent({ id, type, data }: WireEvent): LiveEvent {
  return { id: String(id), type, data: fromWire(data ?? {}) };
}
