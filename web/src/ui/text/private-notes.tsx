import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import classes from './private-notes.module.css';
import { QuietText } from './quiet-text.tsx';
import { RelativeTime } from './relative-time.tsx';

export interface PrivateNote {
  id: number;
  at: string;
  by: string;
  text: string;
}

interface PrivateNotesProps {
  notes: readonly PrivateNote[];
  /** Words on who reads the notes, the label of a new one, and the two acts. */
  words: { hint: string; note: string; save: string; remove: string };
  busy: boolean;
  /** Resolves to false when the note was not saved: the text stays. */
  onAdd: (text: string) => Promise<boolean>;
  onRemove: (note: PrivateNote) => void;
}

/** Notes that only the reader's side sees, with their authors, and a field for a new one. */
export function PrivateNotes({ notes, words, busy, onAdd, onRemove }: PrivateNotesProps) {
  const [text, setText] = useState('');
  async function add() {
    if (await onAdd(text.trim())) setText('');
  }
  return (
    <>
      <QuietText>{words.hint}</QuietText>
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note.id} className={classes.note}>
            <div>
              <p className={classes.text}>{note.text}</p>
              <span className={classes.by}>
                {note.by} · <RelativeTime at={note.at} />
              </span>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={words.remove}
              disabled={busy}
              onClick={() => onRemove(note)}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Textarea
        label={words.note}
        value={text}
        maxLength={maxNoteLength}
        rows={3}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button disabled={text.trim() === ''} loading={busy} onClick={() => void add()}>
        {words.save}
      </Button>
    </>
  );
}
