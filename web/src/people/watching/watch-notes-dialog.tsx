import type { Player } from '@trattativa/contract/people/players/player';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showUndo } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { PrivateNotes } from '../../ui/text/private-notes.tsx';
import { playerName } from '../players/page/player-facts.ts';
import classes from './watch-notes-dialog.module.css';
import { useListChanged, useWatchNotes } from './watched.queries.ts';

interface WatchNotesDialogProps {
  player: Pick<Player, 'id' | 'name' | 'surname'>;
  onClose: () => void;
}

/** The notes of the reader's side on a watched player. */
export default function WatchNotesDialog({ player, onClose }: WatchNotesDialogProps) {
  const { t } = useTranslation('watch-list');
  const changed = useListChanged();
  const found = useWatchNotes(player.id);
  const { busy, act } = useAct();
  const [intentKey] = useState(createIntentKeys);

  const add = (text: string) =>
    act(async () => {
      const input = { playerId: player.id, text };
      await call('Watch/AddWatchNote', input, { idempotencyKey: intentKey(input) });
      await changed();
    });

  const remove = (noteId: number) =>
    act(async () => {
      await call('Watch/DeleteWatchNote', { noteId });
      await changed();
      showUndo({
        message: t('noteRemoved'),
        onUndo: () =>
          void act(async () => {
            await call('Watch/RestoreWatchNote', { noteId });
            await changed();
          }),
      });
    });

  const { data, error } = found;
  return (
    <TitledDialog title={playerName(player)} onClose={onClose}>
      <div className={classes.notes}>
        {error && <ErrorPanel text={error.message} onRetry={() => void found.refetch()} />}
        {!data && !error && <Skeletons shape="rows" count={2} />}
        {data && (
          <PrivateNotes
            notes={data}
            words={{
              hint: t('notes.hint'),
              note: t('notes.note'),
              save: t('notes.save'),
              remove: t('notes.remove'),
            }}
            busy={busy}
            onAdd={add}
            onRemove={({ id }) => void remove(id)}
          />
        )}
      </div>
    </TitledDialog>
  );
}
