export type {
  Channel,
  ChannelDefinition,
  ErrorResponse,
  JoinReply,
  LeaveReason,
  PushHandler,
  Reply,
} from './channel-definition.ts';
export { type Clock, systemClock } from './clock.ts';
export type { Payload } from './encode-frame.ts';
export type { Credentials } from './handshake.ts';
export type { Log } from './hub.ts';
export { defaultLimits, type Limits } from './limits.ts';
export {
  createPhoenixServer,
  type PhoenixServer,
  type PhoenixServerOptions,
  type PhoenixServerStats,
} from './phoenix-server.ts';
export { createPresence, type Presence, type PresenceMessage, type PresenceOptions } from './presence.ts';
export {
  type PresenceDiff,
  type PresenceEntry,
  type PresenceMeta,
  type PresenceView,
  restrictDiff,
} from './presence-state.ts';
