import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Api } from '@trattativa/contract/api';
import { maxRuleCareerEntries } from '@trattativa/domain/people/rules/career-entries';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFormRows } from '../../ui/form/use-form-rows.ts';
import { PageColumns } from '../../ui/page/page-columns.tsx';
import { AmountField } from './rule-form/amount-field.tsx';
import { readAmount } from './rule-form/read-amount.ts';
import classes from './rules.module.css';
import { SolidarityResult } from './solidarity-result.tsx';

interface Values {
  compensation: string;
  bornDate: string;
  stations: { club: string; from: string; to: string }[];
}

const emptyCareerEntry = { club: '', from: '', to: '' };

/** The calculator of the solidarity contribution, with one line for each club. */
export default function SolidarityPart() {
  const { t } = useTranslation('rules');
  const form = useForm<Values>({
    defaultValues: { compensation: '', bornDate: '', stations: [emptyCareerEntry] },
  });
  const careerEntries = useFormRows(form, 'stations');
  const [result, setResult] = useState<Api['Rules/ComputeSolidarity']['output'] | null>(null);

  async function compute({ compensation, bornDate, stations: given }: Values) {
    setResult(
      await call('Rules/ComputeSolidarity', {
        compensation: readAmount(compensation) ?? 0,
        bornDate,
        stations: given.map(({ club, from, to }) => ({ club, from, to: to || null })),
      }),
    );
  }

  return (
    <PageColumns>
      <Form form={form} label={t('solidarity.title')} onSubmit={compute}>
        <FormPart title={t('solidarity.title')} hint={t('solidarity.hint')}>
          <AmountField name="compensation" label={t('solidarity.compensation')} required />
          <DateField name="bornDate" label={t('solidarity.bornDate')} required />
        </FormPart>
        <FormPart title={t('solidarity.careerEntries')} hint={t('solidarity.careerEntriesHint')}>
          {careerEntries.keys.map((key, index) => (
            <div key={key} className={classes.careerEntry}>
              <TextField
                name={`stations.${index}.club`}
                label={t('solidarity.club')}
                maxLength={maxNameLength}
                required
              />
              <DateField name={`stations.${index}.from`} label={t('solidarity.from')} required />
              <DateField name={`stations.${index}.to`} label={t('solidarity.to')} />
              {careerEntries.keys.length > 1 && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('solidarity.remove', { number: index + 1 })}
                  onClick={() => careerEntries.remove(index)}
                >
                  ✕
                </Button>
              )}
            </div>
          ))}
          <div className={classes.whole}>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
              disabled={careerEntries.keys.length >= maxRuleCareerEntries}
              onClick={() => careerEntries.append(emptyCareerEntry)}
            >
              {t('solidarity.add')}
            </Button>
          </div>
        </FormPart>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('compute')}
          </Button>
        </div>
      </Form>
      {result && <SolidarityResult result={result} />}
    </PageColumns>
  );
}
