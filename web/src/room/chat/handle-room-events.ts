import type { RoomEvents } from '@trattativa/contract/room/chat/chat';
import type { Channel } from 'phoenix';
import { applyMessageUpdated, applySomeoneRead, type RoomState } from './room.live.ts';
import type { RoomTyping } from './room-typing.ts';

export interface RoomEventTarget {
  typing: RoomTyping;
  addMessages(event: RoomEvents['new_messages']): void;
  change(apply: (state: RoomState) => RoomState): void;
}

/** Passes the events of a room's channel to the room. */
export function handleRoomEvents(channel: Channel, { typing, addMessages, change }: RoomEventTarget): void {
  channel.on('new_messages', addMessages);
  channel.on('message_updated', (event: RoomEvents['message_updated']) =>
    change((state) => applyMessageUpdated(state, event)),
  );
  channel.on('someone_read_messages', (event: RoomEvents['someone_read_messages']) =>
    change((state) => applySomeoneRead(state, event)),
  );
  channel.on('someone_typing', (event: RoomEvents['someone_typing']) =>
    typing.began(event.user_id, event.username),
  );
  channel.on('typing_removed', (event: RoomEvents['typing_removed']) => typing.ended(event.user_id));
}
