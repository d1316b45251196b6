import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './conflict-dialog.module.css';
import { TitledDialog } from './titled-dialog.tsx';

/** The reader's choice when somebody else saved first. */
export interface ConflictAnswers {
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

interface ConflictDialogProps extends ConflictAnswers {
  of: 'profile' | 'request';
  /** The labels of the differing fields. */
  fields: readonly { name: string; mine: string; theirs: string }[];
}

/** Shown when somebody else saved first: lists the differences and asks which version to keep. */
export function ConflictDialog({ of, fields, onKeep, onTake, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('conflict');
  return (
    <TitledDialog title={t(`title.${of}`)} wide onClose={onClose}>
      <p>{t(fields.length === 0 ? 'same' : 'text')}</p>
      {fields.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('field')}</th>
                <th scope="col">{t('yours')}</th>
                <th scope="col">{t('theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, mine, theirs }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{mine}</td>
                  <td>{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={classes.answers}>
        <Button variant="default" onClick={onTake}>
          {t('take')}
        </Button>
        <Button onClick={onKeep}>{t(`keep.${of}`)}</Button>
      </div>
    </TitledDialog>
  );
}
