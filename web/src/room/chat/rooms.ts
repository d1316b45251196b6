import type { OwnEvents } from '@trattativa/contract/room/chat/chat';
import type { Chat, RoomsPart } from './chat.ts';
import { Outbox } from './outbox.ts';
import { Room } from './room.ts';

/** Another tab sends what it keeps by itself; when it has not after this long, it may be gone. */
const adoptedAfterMs = 5_000;
/** Rooms whose messages stay at hand after they were left. */
const mostKept = 10;
/** Rooms that stay entered beside the one on screen; a socket carries a hundred channels. */
const mostRecent = 3;

/** The rooms of a chat, made at the first call; what an earlier visit left unsent then begins to go out. */
export function roomsOf(chat: Chat): Rooms {
  if (!(chat.rooms instanceof Rooms)) chat.rooms = new Rooms(chat.userId);
  return chat.rooms as Rooms;
}

/** The rooms of this browser, and what waits to be sent in them. */
export class Rooms implements RoomsPart {
  readonly #userId: number;
  readonly #outbox: Outbox;
  readonly #rooms = new Map<number, Room>();
  readonly #holders = new Map<number, number>();
  /** Rooms shown last, the latest at the end, each with the way to let go of it. */
  readonly #recent = new Map<number, () => void>();
  readonly #undo: (() => void)[] = [];
  readonly #adopting = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(userId: number) {
    this.#userId = userId;
    this.#outbox = new Outbox(userId);
    this.#outbox.onOthers = (id) => {
      clearTimeout(this.#adopting.get(id));
      this.#adopting.set(
        id,
        setTimeout(() => this.#sendWaiting(id), adoptedAfterMs),
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
   * Enters a room and takes it for being on screen until the returned function is called. The last ones shown stay entered:
   * whoever comes back to them finds them as they are now.
   */
  show(id: number): () => void {
    const release = this.hold(id);
    this.#letGo(id);
    const room = this.room(id);
    room.show();
    return () => {
      room.hide();
      if (room.refused.get() !== null) return release();
      this.#recent.set(id, release);
      const [oldest] = this.#recent.keys();
      if (this.#recent.size > mostRecent && oldest !== undefined) this.#letGo(oldest);
    };
  }

  /** Enters a room until the returned function is called. */
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
        // What is written may still be on its way: the room is left when it has arrived.
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
    this.#letGo(conversationId);
    // What was said there is not for them any more.
    if (!this.#holders.has(conversationId)) this.#rooms.delete(conversationId);
  }

  stop(): void {
    for (const undo of this.#undo.splice(0)) undo();
    for (const room of this.#rooms.values()) room.leave();
    this.#rooms.clear();
    this.#holders.clear();
    this.#recent.clear();
    for (const timer of this.#adopting.values()) clearTimeout(timer);
    this.#outbox.close();
  }

  /** Stays in a room until nothing of it waits to be sent. */
  #sendWaiting(id: number): void {
    const room = this.room(id);
    if (!hasWaiting(room)) return;
    const release = this.hold(id);
    const stop = room.unsent.subscribe(() => {
      if (hasWaiting(room)) return;
      stop();
      release();
    });
    this.#undo.push(stop);
  }

  #letGo(id: number): void {
    const release = this.#recent.get(id);
    this.#recent.delete(id);
    release?.();
  }

  #dropOldest(): void {
    for (const id of this.#rooms.keys()) {
      if (this.#rooms.size <= mostKept) return;
      if (!this.#holders.has(id)) this.#rooms.delete(id);
    }
  }
}

function hasWaiting(room: Room): boolean {
  return room.unsent.get().some(({ refused }) => refused === null);
}
