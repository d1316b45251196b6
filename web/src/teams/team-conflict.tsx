import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './team-form.module.css';

interface TeamConflictProps {
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

/** Somebody else saved the club meanwhile: which of the two shall stand. */
export function TeamConflict({ onKeep, onTake, onClose }: TeamConflictProps) {
  const { t } = useTranslation(['teams', 'shell']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('teams:conflict.title')}
      closeButtonProps={{ 'aria-label': t('shell:ui.close') }}
    >
      <p>{t('teams:conflict.text')}</p>
      <div className={classes.acts} style={{ marginTop: 16 }}>
        <Button variant="default" onClick={onTake}>
          {t('teams:conflict.take')}
        </Button>
        <Button onClick={onKeep}>{t('teams:conflict.keep')}</Button>
      </div>
    </Modal>
  );
}
