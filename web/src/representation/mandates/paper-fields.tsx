import { maxEmailLength } from '@trattativa/domain/platform/text-limits';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { FormPart } from '../../ui/form/form-part.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FeeFields } from './fee-fields.tsx';
import classes from './mandate-form.module.css';

const ChosenFilesField = lazy(() => loadChunk(() => import('../../files/chosen-files-field.ts')));

/** A player's mandate beside its terms: the fee, and how it is confirmed other than in a login. */
export function PaperFields({ asksByMail }: { asksByMail: boolean }) {
  const { t } = useTranslation('mandates');
  return (
    <>
      <FeeFields />
      {asksByMail && (
        <FormPart title={t('form.way')}>
          <div className={classes.whole}>
            <TextField
              name="email"
              type="email"
              label={t('form.email')}
              description={t('form.emailHint')}
              maxLength={maxEmailLength}
            />
          </div>
        </FormPart>
      )}
      <FormPart title={t('form.signed')} hint={t('form.signedHint')}>
        <div className={classes.whole}>
          <Suspense>
            <ChosenFilesField name="formFileId" label={t('form.signed')} single />
          </Suspense>
        </div>
      </FormPart>
    </>
  );
}
