import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import type { AssociationCode } from '@trattativa/domain/people/associations';
import { levelKey } from '@trattativa/domain/people/categories';
import { levels, tierOfLevel } from '@trattativa/domain/people/levels';
import { type WindowPlayerStatus, windowPlayerStatuses } from '@trattativa/domain/people/rules/rule-kinds';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { PageColumns } from '../../ui/page/page-columns.tsx';
import { useAssociationOptions } from './use-association-options.ts';
import { WindowResult } from './window-result.tsx';

interface Values {
  association: AssociationCode;
  tier: number;
  playerStatus: WindowPlayerStatus;
  at: string;
}

/** When a club may register a player: the window that is open, or the next one that is known, or what the last season had. */
export default function WindowPart() {
  const { t } = useTranslation(['rules', 'catalogue']);
  const form = useForm<Values>({
    defaultValues: { association: 'IT', tier: 1, playerStatus: 'registered', at: '' },
  });
  const association = useWatch({ control: form.control, name: 'association' });
  const associations = useAssociationOptions();
  const [result, setResult] = useState<Api['Rules/GetWindow']['output'] | null>(null);

  async function look({ at, ...asked }: Values) {
    setResult(await call('Rules/GetWindow', { ...asked, ...(at !== '' && { at }) }));
  }

  const tiers = levels.flatMap((level) => {
    const tier = tierOfLevel(level);
    return tier === null
      ? []
      : [{ value: String(tier), label: t(`catalogue:${levelKey(level, association)}`) }];
  });
  return (
    <PageColumns>
      <Form form={form} label={t('rules:window.title')} onSubmit={look}>
        <FormPart title={t('rules:window.title')} hint={t('rules:window.hint')}>
          <SelectField
            name="association"
            label={t('rules:window.association')}
            options={associations}
            required
          />
          <SelectField name="tier" label={t('rules:window.tier')} options={tiers} numeric required />
          <SelectField
            name="playerStatus"
            label={t('rules:window.playerStatus')}
            options={windowPlayerStatuses.map((value) => ({
              value,
              label: t(`rules:window.status.${value}`),
            }))}
            required
          />
          <DateField name="at" label={t('rules:window.at')} />
        </FormPart>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('rules:look')}
          </Button>
        </div>
      </Form>
      {result !== null && <WindowResult result={result} />}
    </PageColumns>
  );
}
