import { useQueryClient } from '@tanstack/react-query';
import type { Career, Experience } from '@trattativa/contract/players/career';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showDone, showProblem, showUndo } from '../ui/toasts.tsx';
import { CareerTable } from './career-table.tsx';
import { ExperienceForm } from './experience-form.tsx';
import { emptyExperience, inputOf, valuesOf } from './experience-values.ts';
import { playerCareerKeys } from './player-career-keys.ts';

interface CareerEditorProps {
  career: Career;
  /** A new station is being written. */
  adding: boolean;
  onAdded: () => void;
}

/** The stations, the form of the one that is being written, and a deletion that can be taken back. */
export function CareerEditor({ career, adding, onAdded }: CareerEditorProps) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const [editedId, setEditedId] = useState<number | null>(null);
  const { playerId } = career;
  const edited = adding ? undefined : career.items.find(({ id }) => id === editedId);
  const show = (next: Career) => client.setQueryData([...playerCareerKeys.career, playerId], next);

  function close() {
    setEditedId(null);
    onAdded();
  }

  async function tell(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      showProblem(error instanceof ApiError ? error.text : String(error));
    }
  }

  function remove(experience: Experience) {
    const restore = () =>
      tell(async () => {
        const input = { ...inputOf(valuesOf(experience)), id: null };
        const saved = await call('Player/SavePlayerExperience', { playerId, experience: input });
        show(saved.career);
        showDone(saved.message);
      });
    return tell(async () => {
      const deleted = await call('Player/DeletePlayerExperience', { playerId, experienceId: experience.id });
      show(deleted.career);
      showUndo({
        message: deleted.message,
        undo: t('ui.undo'),
        onUndo: () => void restore(),
        onFinal: () => {},
      });
    });
  }

  return (
    <>
      {(adding || edited) && (
        <ExperienceForm
          key={edited?.id ?? 'new'}
          playerId={playerId}
          values={edited ? valuesOf(edited) : emptyExperience}
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
          onDelete={(experience) => void remove(experience)}
        />
      )}
    </>
  );
}
