import { Group, Radio } from '@mantine/core';
import { maxEuros, maxPercent } from '@trattativa/domain/platform/number-limits';
import { maxEmailLength } from '@trattativa/domain/platform/text-limits';
import { lazy, Suspense } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { FormPart } from '../../ui/form/form-part.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './mandate-form.module.css';
import type { PaperValues } from './paper/paper-values.ts';

const ChosenFilesField = lazy(() => loadChunk(() => import('../../files/chosen-files-field.ts')));

/** A player's mandate beside its terms: the fee, and how it is confirmed other than in a login. */
export function PaperFields({ asksByMail }: { asksByMail: boolean }) {
  const { t } = useTranslation('mandates');
  const { field } = useController<PaperValues, 'feeIn'>({ name: 'feeIn' });
  const inEuros = useWatch<PaperValues, 'feeIn'>({ name: 'feeIn' }) === 'euros';
  return (
    <>
      <FormPart title={t('form.fee')} hint={t('form.feeHint')}>
        <DigitsField
          name="fee"
          label={t(inEuros ? 'form.feeAmount' : 'form.feePercent')}
          unit={inEuros ? '€' : '%'}
          max={inEuros ? maxEuros : maxPercent}
        />
        <Radio.Group aria-label={t('form.fee')} value={field.value} onChange={field.onChange}>
          <Group gap="md">
            <Radio value="percent" label={t('form.feePercent')} />
            <Radio value="euros" label={t('form.feeAmount')} />
          </Group>
        </Radio.Group>
      </FormPart>
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
