import { useState } from 'react';
import { useObservable } from '../../platform/observable.ts';
import type { Room } from './room.ts';
import { type RoomDraft, useRoomDraft } from './use-room-draft.ts';

/** What the field holds: the words of the message that is being edited, else the room's draft, which waits meanwhile. */
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
