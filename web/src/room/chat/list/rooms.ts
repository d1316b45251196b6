import type { OwnEvents } from '@trattativa/contract/room/chat/chat';
import type { Chat, RoomsPart } from '../chat.ts';
import { Outbox } from '../message/outbox.ts';
import { Room } from '../room.ts';

/** Another tab sends its own messages; if they are still unsent after this time, the tab may have been closed. */
const takeoverAfterMs = 5_000;
/** The maximum number of rooms whose messages stay in memory. */
const maxRoomsInMemory = 10;
/** The number of rooms that stay joined besides the one on screen; a socket supports a hundred channels. */
const maxRecentRooms = 3;

/** The rooms of a chat, created on the first call, which also sends the unsent messages of an earlier visit. */
export function roomsOf(chat: Chat): Rooms {
  if (!(chat.rooms instanceof Rooms)) chat.rooms = new Rooms(chat.userId);
  return chat.rooms as Rooms;
}

/** The rooms of this browser, and their unsent messages. */
export class Rooms implements RoomsPart {
  readonly #userId: number;
  readonly #outbox: Outbox;
  readonly #rooms = new Map<number, Room>();
  readonly #holders = new Map<number, number>();
  /** The rooms shown last, the latest at the end, each with its release function. */
  readonly #recent = new Map<number, () => void>();
  readonly #unsubscribes: (() => void)[] = [];
  readonly #takeovers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(userId: number) {
    this.#userId = userId;
    this.#outbox = new Outbox(userId);
    this.#outbox.onOtherTab = (id) => {
      clearTimeout(this.#takeovers.get(id));
      this.#takeovers.set(
        id,
        setTimeout(() => this.#sendWaiting(id), takeoverAfterMs),
      );
    };
    void this.#outbox
      .restore()
      .then((ids) => {
        for (const id of ids) this.#sendWaiting(id);
      })
      .catch(() => undefined);
  }

  room(id: number): Room {
    let room = this.#rooms.get(id);
    if (!room) {
      room = new Room(id, this.#userId, this.#outbox);
      this.#rooms.set(id, room);
    }
    return room;
  }

  /**
   * Joins a room and marks it as on screen until the returned function is called. The last ones shown stay joined, so
   * that they are up to date on return.
   */
  show(id: number): () => void {
    const release = this.hold(id);
    this.#releaseRecent(id);
    const room = this.room(id);
    room.show();
    return () => {
      room.hide();
      if (room.refused.get() !== null) return release();
      this.#recent.set(id, release);
      const [oldest] = this.#recent.keys();
      if (this.#recent.size > maxRecentRooms && oldest !== undefined) this.#releaseRecent(oldest);
    };
  }

  /** Joins a room until the returned function is called. */
  hold(id: number): () => void {
    const room = this.room(id);
    this.#holders.set(id, (this.#holders.get(id) ?? 0) + 1);
    room.enter();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const others = (this.#holders.get(id) ?? 1) - 1;
      if (others > 0) this.#holders.set(id, others);
      else {
        this.#holders.delete(id);
        // The room is left once its unsent messages are stored.
        if (hasWaiting(room)) this.#sendWaiting(id);
        else room.leave();
        this.#dropOldest();
      }
    };
  }

  /** The conversation's people or name changed. */
  update(event: OwnEvents['conversation_updated']): void {
    this.#rooms.get(event.conversation.id)?.update(event);
  }

  /** The user is no longer in the conversation. */
  close(conversationId: number): void {
    this.#rooms.get(conversationId)?.refused.set('forbidden');
    this.#releaseRecent(conversationId);
    // The user may no longer see its messages.
    if (!this.#holders.has(conversationId)) this.#rooms.delete(conversationId);
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribes.splice(0)) unsubscribe();
    for (const room of this.#rooms.values()) room.leave();
    this.#rooms.clear();
    this.#holders.clear();
    this.#recent.clear();
    for (const timer of this.#takeovers.values()) clearTimeout(timer);
    this.#outbox.close();
  }

  /** Stays in a room until its unsent messages are stored. */
  #sendWaiting(id: number): void {
    const room = this.room(id);
    if (!hasWaiting(room)) return;
    const release = this.hold(id);
    const stop = room.unsent.subscribe(() => {
      if (hasWaiting(room)) return;
      stop();
      release();
    });
    this.#unsubscribes.push(stop);
  }

  #releaseRecent(id: number): void {
    const release = this.#recent.get(id);
    this.#recent.delete(id);
    release?.();
  }

  #dropOldest(): void {
    for (const id of this.#rooms.keys()) {
      if (this.#rooms.size <= maxRoomsInMemory) return;
      if (!this.#holders.has(id)) this.#rooms.delete(id);
    }
  }
}

function hasWaiting(room: Room): boolean {
  return room.unsent.get().some(({ refused }) => refused === null);
}
