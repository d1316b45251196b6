import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '@trattativa/contract/identity/administration/administration';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import classes from './admin.module.css';
import { adminKeys } from './admin-keys.ts';
import { noProof, ProofField, proofOf } from './proof-field.tsx';

export const staffActs = ['handOver', 'end', 'reinstate'] as const;

export type StaffAct = (typeof staffActs)[number];

const calls = {
  handOver: 'Administration/HandOverChat',
  end: 'Administration/EndStaff',
  reinstate: 'Administration/ReinstateStaff',
} as const;

interface StaffActDialogProps {
  act: StaffAct;
  member: StaffMember;
  onClose: () => void;
}

/** Says what the act does to a member of staff, and asks who it is that does it. */
export function StaffActDialog({ act, member: { accountId, name }, onClose }: StaffActDialogProps) {
  const { t } = useTranslation(['administration', 'shell']);
  const client = useQueryClient();
  const form = useForm({ defaultValues: noProof });
  return (
    <TitledDialog title={t(`administration:staff.${act}.title`, { name })} onClose={onClose}>
      <Form
        form={form}
        label={t(`administration:staff.${act}.button`)}
        onSubmit={async (proof) => {
          const { message, items } = await call(calls[act], { accountId, ...proofOf(proof) });
          client.setQueryData(adminKeys.staff, { items });
          showDone(message);
          onClose();
        }}
      >
        <p>{t(`administration:staff.${act}.text`)}</p>
        <ProofField />
        <div className={classes.acts}>
          <Button type="submit" loading={form.formState.isSubmitting} color={act === 'end' ? 'red' : 'pitch'}>
            {t(`administration:staff.${act}.button`)}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('shell:ui.cancel')}
          </Button>
        </div>
      </Form>
    </TitledDialog>
  );
}
