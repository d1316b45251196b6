import type { OwnEvents } from '@trattativa/contract/chat/chat';
import type { Chat, RoomsPart } from './chat.ts';
import { Outbox } from './outbox.ts';
import { Room } from './room.ts';

/** Another tab sends what it keeps by itself; when it has not after this long, it may be gone. */
const adoptedAfterMs = 5_000;
/** Rooms whose messages stay at hand after they were left. */
const mostKept = 10;

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
        this.#forgetOldest();
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
  }

  stop(): void {
    for (const undo of this.#undo.splice(0)) undo();
    for (const room of this.#rooms.values()) room.leave();
    this.#rooms.clear();
    this.#holders.clear();
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

  #forgetOldest(): void {
    for (const id of this.#rooms.keys()) {
      if (this.#rooms.size <= mostKept) return;
      if (!this.#holders.has(id)) this.#rooms.delete(id);
    }
  }
}

function hasWaiting(room: Room): boolean {
  return room.unsent.get().some(({ refused }) => refused === null);
}
