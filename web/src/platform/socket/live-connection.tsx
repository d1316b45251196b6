import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createLiveDispatcher } from '../cache/live-dispatcher.ts';
import type { LiveHandler } from '../cache/live-handler.ts';
import { useUser } from '../login/use-session.ts';
import type { FollowChannel } from '../web-module.ts';
import { onLive, spreadLive } from './live-events.ts';
import { presence } from './presence.ts';
import { channel, connectSocket, disconnectSocket, join } from './socket.ts';

/**
 * Keeps the socket of the session while somebody is logged in: joins `users:join` (presence, and what the
 * followers hear there) and the user's own channel, applies live events to what was read, and has everything on screen read again after each
 * join, because events before it were missed.
 */
export function LiveConnection({
  handlers,
  followers,
}: {
  handlers: readonly LiveHandler[];
  followers: readonly FollowChannel[];
}) {
  const { id } = useUser();
  const client = useQueryClient();
  useEffect(() => {
    const stop = onLive(createLiveDispatcher(client, handlers));
    connectSocket();
    const everybody = channel('users:join');
    presence.follow(everybody);
    const unfollow = followers.map((follow) => follow(everybody));
    join(everybody, () => {});
    const own = channel(`users:${id}`);
    own.on('live', spreadLive);
    join(own, () => void client.invalidateQueries());
    return () => {
      stop();
      disconnectSocket();
      presence.clear();
      for (const stopFollowing of unfollow) stopFollowing();
    };
  }, [client, followers, handlers, id]);
  return null;
}
