import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import type { AssociationCode } from '@trattativa/domain/people/associations';
import { type Category, categories } from '@trattativa/domain/people/categories';
import { type RuledAct, ruledActs } from '@trattativa/domain/people/rules/act-facts';
import { maxMonths, maxRuleCount } from '@trattativa/domain/people/rules/rule-limits';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { PageColumns } from '../../ui/page/page-columns.tsx';
import { useAssociationOptions } from './use-association-options.ts';
import { VerdictList } from './verdict-list.tsx';

interface Values {
  act: RuledAct;
  association: AssociationCode | null;
  bornDate: string;
  at: string;
  months: number | null;
  commissionPercent: number | null;
  registrations: number | null;
  loans: number | null;
  category: Category | null;
}

/** Acts that bring a player into a team, whose category may have a quota by birth year. */
const actsWithTeam: readonly RuledAct[] = ['offer', 'transfer', 'signature'];

/** The categories are Italy's; teams of other associations have none. */
const isCategoryAsked = (act: RuledAct, association: AssociationCode | null) =>
  association === 'IT' && actsWithTeam.includes(act);

/** The numbers that an act has beside day, association and date of birth. */
const factsOf: Record<RuledAct, readonly ('months' | 'commissionPercent' | 'registrations' | 'loans')[]> = {
  mandate: ['months', 'commissionPercent'],
  proposal: ['commissionPercent'],
  offer: ['months', 'commissionPercent'],
  transfer: ['months', 'commissionPercent', 'registrations', 'loans'],
  signature: ['months', 'commissionPercent', 'registrations'],
  trial: [],
};

const bounds = {
  months: maxMonths,
  commissionPercent: maxPercent,
  registrations: maxRuleCount,
  loans: maxRuleCount,
} as const;

/** Asks what the rules say to an act before somebody does it. */
export default function ActPart() {
  const { t } = useTranslation(['rules', 'catalogue']);
  const form = useForm<Values>({
    defaultValues: {
      act: 'mandate',
      association: 'IT',
      bornDate: '',
      at: '',
      months: null,
      commissionPercent: null,
      registrations: null,
      loans: null,
      category: null,
    },
  });
  const act = useWatch({ control: form.control, name: 'act' });
  const association = useWatch({ control: form.control, name: 'association' });
  const asksCategory = isCategoryAsked(act, association);
  const associations = useAssociationOptions();
  const [verdicts, setVerdicts] = useState<Api['Rules/CheckAct']['output']['verdicts'] | null>(null);

  async function check(values: Values) {
    const facts = Object.fromEntries(
      factsOf[values.act].flatMap((name) => (values[name] === null ? [] : [[name, values[name]]])),
    );
    const { association, bornDate, at, category } = values;
    const answer = await call('Rules/CheckAct', {
      act: values.act,
      ...(association && { association }),
      ...(bornDate !== '' && { bornDate }),
      ...(at !== '' && { at }),
      ...(category !== null && isCategoryAsked(values.act, association) && { category }),
      ...facts,
    });
    setVerdicts(answer.verdicts);
  }

  return (
    <PageColumns>
      <Form form={form} label={t('rules:act.title')} onSubmit={check}>
        <FormPart title={t('rules:act.title')} hint={t('rules:act.hint')}>
          <SelectField
            name="act"
            label={t('rules:act.act')}
            options={ruledActs.map((value) => ({ value, label: t(`rules:act.name.${value}`) }))}
            required
          />
          <SelectField name="association" label={t('rules:window.association')} options={associations} />
          <DateField name="bornDate" label={t('rules:solidarity.bornDate')} />
          <DateField name="at" label={t('rules:window.at')} />
          {asksCategory && (
            <SelectField
              name="category"
              label={t('rules:act.category')}
              options={categories.map((value) => ({
                value: String(value),
                label: t(`catalogue:category.${value}`),
              }))}
              numeric
            />
          )}
          {factsOf[act].map((name) => (
            <DigitsField key={name} name={name} label={t(`rules:act.${name}`)} max={bounds[name]} />
          ))}
        </FormPart>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('rules:check')}
          </Button>
        </div>
      </Form>
      {verdicts && <VerdictList verdicts={verdicts} />}
    </PageColumns>
  );
}
