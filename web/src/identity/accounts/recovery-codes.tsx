import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/save-file.ts';
import classes from './second-factor.module.css';

/** The recovery codes, shown this once: to be kept before going on. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <div className={classes.recovery} role="status">
      <p>
        <strong>{t('recoveryCodes.title')}</strong> {t('recoveryCodes.text')}
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.acts}>
        <Button
          variant="default"
          onClick={() => saveFile(codes.join('\n'), 'trattativa-recovery-codes.txt', 'text/plain')}
        >
          {t('recoveryCodes.save')}
        </Button>
        <Button onClick={onKept}>{t('recoveryCodes.kept')}</Button>
      </div>
    </div>
  );
}
