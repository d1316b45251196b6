import { useEffect, useRef, useState } from 'react';
import { createDraftStore } from '../../platform/drafts/draft-store.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { deviceStore } from '../../platform/storage/device-store.ts';
import { draftKey } from './delete-room-draft.ts';
import type { Room } from './room.ts';
import { noteDraft } from './room-drafts.ts';

export interface RoomDraft {
  text: string;
  change(text: string): void;
}

/** The text of one room's field, kept on this device until it is sent or emptied, or the conversation is left. */
export function useRoomDraft(room: Room): RoomDraft {
  const roomId = room.id;
  const { id: userId } = useUser();
  const [text, setText] = useState('');
  const [keeper] = useState(() =>
    createDraftStore<{ text: string }>({ store: deviceStore, userId, formKey: draftKey(roomId) }),
  );
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    let isOpen = true;
    void keeper.restore().then((kept) => {
      // Whoever began typing before the draft was read goes on with that.
      if (isOpen && kept) setText((typed) => (typed === '' ? kept.text : typed));
    });
    const closing = () => void keeper.flush();
    addEventListener('pagehide', closing);
    return () => {
      isOpen = false;
      removeEventListener('pagehide', closing);
      const isOver = room.isOver();
      void (isOver ? keeper.clear() : keeper.flush());
      noteDraft(roomId, isOver ? '' : latest.current);
    };
  }, [keeper, room, roomId]);
  return {
    text,
    change(next) {
      setText(next);
      if (next === '') void keeper.clear();
      else keeper.change({ text: next });
    },
  };
}
