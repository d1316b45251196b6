/** Limits of one socket or one owner. Counts "per 10 s" are per socket. */
export interface Limits {
  /** Largest inbound frame; a larger one closes the socket with 1009. */
  maxFrameBytes: number;
  /** Pushes answered in 10 s; the next ones get `rate_limited`. */
  eventsPer10s: number;
  /** Joins answered in 10 s. Above `channelsPerSocket`, because a reconnecting client rejoins all its channels at once. */
  joinsPer10s: number;
  /** Frames of any kind in 10 s before the socket is closed with 1008. */
  floodPer10s: number;
  /** Frames waiting for a handler; the next ones get `rate_limited`. */
  queuedFrames: number;
  channelsPerSocket: number;
  /** Further upgrades of that owner are refused with 429. */
  socketsPerOwner: number;
  /** A socket that sends no frame for this long is closed with 1001; the client's heartbeat comes every 30 s. */
  idleMs: number;
  /** A socket silent for this long is sent a WebSocket ping. */
  pingAfterMs: number;
  /** A socket that does not even answer pings for this long is cut. */
  deadAfterMs: number;
  /** How often sockets are checked for the three limits above. */
  sweepMs: number;
  /** Unsent bytes above which a socket is cut instead of being sent one more frame. */
  maxBufferedBytes: number;
}

export const defaultLimits: Readonly<Limits> = {
  maxFrameBytes: 64 * 1024,
  eventsPer10s: 60,
  joinsPer10s: 120,
  floodPer10s: 300,
  queuedFrames: 200,
  channelsPerSocket: 100,
  socketsPerOwner: 50,
  idleMs: 60_000,
  pingAfterMs: 20_000,
  deadAfterMs: 40_000,
  sweepMs: 5_000,
  maxBufferedBytes: 1024 * 1024,
};
