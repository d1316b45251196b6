import { useEffect, useRef, useState } from 'react';
import { createDraftStore } from '../../../platform/drafts/draft-store.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { useObservable } from '../../../platform/observable.ts';
import { deviceStore } from '../../../platform/storage/device-store.ts';
import type { Room } from '../room.ts';
import { draftKey } from './delete-room-draft.ts';
import { noteDraft } from './room-drafts.ts';

interface RoomDraft {
  text: string;
  change(text: string): void;
}

/** The text of one room's field, stored on this device until it is sent or emptied, or the conversation is left. */
function useRoomDraft(room: Room): RoomDraft {
  const roomId = room.id;
  const { id: userId } = useUser();
  const [text, setText] = useState('');
  const [drafts] = useState(() =>
    createDraftStore<{ text: string }>({ store: deviceStore, userId, formKey: draftKey(roomId) }),
  );
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    let isOpen = true;
    void drafts.restore().then((saved) => {
      // Text typed before the draft was read wins.
      if (isOpen && saved) setText((typed) => (typed === '' ? saved.text : typed));
    });
    const closing = () => void drafts.flush();
    addEventListener('pagehide', closing);
    return () => {
      isOpen = false;
      removeEventListener('pagehide', closing);
      const isOver = room.isOver();
      void (isOver ? drafts.clear() : drafts.flush());
      noteDraft(roomId, isOver ? '' : latest.current);
    };
  }, [drafts, room, roomId]);
  return {
    text,
    change(next) {
      setText(next);
      if (next === '') void drafts.clear();
      else drafts.change({ text: next });
    },
  };
}

/** The text of the field: that of the message being edited, otherwise the room's draft. */
export function useComposerText(room: Room): RoomDraft {
  const draft = useRoomDraft(room);
  const composing = useObservable(room.composing);
  const [edited, setEdited] = useState({ id: 0, text: '' });
  if (composing?.act !== 'edit') return draft;
  const { id, content } = composing.message;
  return {
    text: edited.id === id ? edited.text : content,
    change: (text) => setEdited({ id, text }),
  };
}
