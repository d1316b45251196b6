import { useQueryClient } from '@tanstack/react-query';
import type { Career, CareerEntry } from '@trattativa/contract/people/players/career';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showDone, showUndo } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { CareerEntryForm } from './career-entry-form.tsx';
import { emptyCareerEntry, inputOf, valuesOf } from './career-entry-values.ts';
import { CareerTable } from './career-table.tsx';
import { playerCareerKeys } from './player-career.live.ts';

interface CareerEditorProps {
  career: Career;
  /** The form of a new career entry is open. */
  adding: boolean;
  onAdded: () => void;
}

/** The career entries, the form of the one being edited, and a delete action with undo. */
export function CareerEditor({ career, adding, onAdded }: CareerEditorProps) {
  const client = useQueryClient();
  const { act } = useAct();
  const [editedId, setEditedId] = useState<number | null>(null);
  const { playerId } = career;
  const edited = adding ? undefined : career.items.find(({ id }) => id === editedId);
  const show = (next: Career) => client.setQueryData([...playerCareerKeys.career, playerId], next);

  function close() {
    setEditedId(null);
    onAdded();
  }

  function remove(experience: CareerEntry) {
    const restore = () =>
      act(async () => {
        const input = { ...inputOf(valuesOf(experience)), id: null };
        const saved = await call('Player/SavePlayerExperience', { playerId, experience: input });
        show(saved.career);
        showDone(saved.message);
      });
    return act(async () => {
      const deleted = await call('Player/DeletePlayerExperience', { playerId, experienceId: experience.id });
      show(deleted.career);
      showUndo({
        message: deleted.message,
        onUndo: () => void restore(),
      });
    });
  }

  function verify({ id, figuresAt, verifiedAt }: CareerEntry) {
    return act(async () => {
      if (figuresAt === null) return;
      const answer = await call('Player/VerifyPlayerFigures', {
        playerId,
        experienceId: id,
        figuresAt,
        verified: verifiedAt === null,
      });
      show(answer.career);
      showDone(answer.message);
    });
  }

  return (
    <>
      {(adding || edited) && (
        <CareerEntryForm
          key={edited?.id ?? 'new'}
          playerId={playerId}
          values={edited ? valuesOf(edited) : emptyCareerEntry}
          onSaved={(next, message) => {
            show(next);
            showDone(message);
            close();
          }}
          onCancel={close}
        />
      )}
      {career.items.length > 0 && (
        <CareerTable
          career={career}
          onEdit={({ id }) => {
            onAdded();
            setEditedId(id);
          }}
          onVerify={(experience) => void verify(experience)}
          onDelete={(experience) => void remove(experience)}
        />
      )}
    </>
  );
}
