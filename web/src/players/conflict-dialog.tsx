import { Button, Modal } from '@mantine/core';
import type { Player } from '@trattativa/contract/players/player';
import { useTranslation } from 'react-i18next';
import classes from './conflict-dialog.module.css';
import { differences, type PlayerValues, valuesOf } from './player-form-values.ts';
import { useValueWords } from './use-value-words.ts';

interface ConflictDialogProps {
  /** What this person wrote, and what somebody else saved meanwhile. */
  mine: PlayerValues;
  theirs: Player;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

/** Somebody else was first: in what the two versions differ, and which of them shall stand. */
export function ConflictDialog({ mine, theirs, onKeep, onTake, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['players', 'shell']);
  const words = useValueWords();
  const saved = valuesOf(theirs);
  const fields = differences(mine, saved);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('players:conflict.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell:ui.close') }}
    >
      <p>{fields.length === 0 ? t('players:conflict.same') : t('players:conflict.text')}</p>
      {fields.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('players:conflict.field')}</th>
                <th scope="col">{t('players:conflict.yours')}</th>
                <th scope="col">{t('players:conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{t(`players:field.${field}`)}</th>
                  <td>{words(field, mine)}</td>
                  <td>{words(field, saved)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={classes.answers}>
        <Button variant="default" onClick={onTake}>
          {t('players:conflict.take')}
        </Button>
        <Button onClick={onKeep}>{t('players:conflict.keep')}</Button>
      </div>
    </Modal>
  );
}
