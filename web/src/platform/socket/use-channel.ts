import type { Channel } from 'phoenix';
import { useEffect, useRef, useState } from 'react';
import { channel, getSocket, join } from './socket.ts';

export interface ChannelUse {
  /** Evaluated at every (re)join. */
  params?: () => object;
  /** The reply of every (re)join, in the same turn and before its events. */
  onJoined?: (reply: unknown) => void;
  /** The refusal that trying again cannot change. */
  onRefused?: (reason: string) => void;
  events: Record<string, (payload: unknown) => void>;
}

/** Joins a topic while the component is on screen, and leaves it after; null as long as there is no connection. */
export function useChannel(topic: string, use: ChannelUse): Channel | null {
  const latest = useRef(use);
  latest.current = use;
  const [joined, setJoined] = useState<Channel | null>(null);
  useEffect(() => {
    if (!getSocket()) return;
    const made = channel(topic, () => latest.current.params?.() ?? {});
    for (const name of Object.keys(latest.current.events)) {
      made.on(name, (payload: unknown) => latest.current.events[name]?.(payload));
    }
    join(
      made,
      (reply) => latest.current.onJoined?.(reply),
      (reason) => latest.current.onRefused?.(reason),
    );
    setJoined(made);
    return () => {
      made.leave();
      setJoined(null);
    };
  }, [topic]);
  return joined;
}
