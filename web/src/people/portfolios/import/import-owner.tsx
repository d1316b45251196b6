import { NativeSelect } from '@mantine/core';
import { type OwnerKind, ownerKinds } from '@trattativa/domain/people/owner-kind';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Choosable } from '../../recipients/recipients.queries.ts';
import { RecipientsField } from '../../recipients/recipients-field.tsx';
import classes from './import-screen.module.css';
import type { ImportOwner } from './use-table-import.ts';

const fieldOf = { agent: 'agentIds', team: 'teamIds', coach: 'coachingStaffIds' } as const;

interface OwnerValues extends Record<(typeof fieldOf)[OwnerKind], Choosable[]> {
  kind: OwnerKind;
}

/** Owner of the portfolio that staff fill: an agent, a club or a coach, found by name. */
export default function ImportOwnerFields({ onChoose }: { onChoose: (owner: ImportOwner) => void }) {
  const { t } = useTranslation(['player-import', 'portfolio']);
  const form = useForm<OwnerValues>({
    defaultValues: { kind: 'agent', agentIds: [], teamIds: [], coachingStaffIds: [] },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const [chosen] = useWatch({ control: form.control, name: fieldOf[kind] });
  const id = chosen?.id ?? null;
  useEffect(() => onChoose(id === null ? null : { kind, id }), [kind, id, onChoose]);
  return (
    <FormProvider {...form}>
      <div className={classes.owner}>
        <NativeSelect
          label={t('owner')}
          value={kind}
          data={ownerKinds.map((one) => ({ value: one, label: t(`portfolio:kind.${one}`) }))}
          onChange={({ currentTarget }) => form.setValue('kind', currentTarget.value as OwnerKind)}
        />
        <RecipientsField key={kind} kind={fieldOf[kind]} label={t('ownerName')} max={1} required />
      </div>
    </FormProvider>
  );
}
