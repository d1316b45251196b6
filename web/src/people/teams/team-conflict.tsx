import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import classes from './team-form.module.css';

interface TeamConflictProps {
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

/** Somebody else saved the club meanwhile: which of the two shall stand. */
export function TeamConflict({ onKeep, onTake, onClose }: TeamConflictProps) {
  const { t } = useTranslation('teams');
  return (
    <TitledDialog title={t('teams:conflict.title')} onClose={onClose}>
      <p>{t('teams:conflict.text')}</p>
      <div className={classes.acts} style={{ marginTop: 16 }}>
        <Button variant="default" onClick={onTake}>
          {t('teams:conflict.take')}
        </Button>
        <Button onClick={onKeep}>{t('teams:conflict.keep')}</Button>
      </div>
    </TitledDialog>
  );
}
