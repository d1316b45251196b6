import { Button, Group } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import { maxEmailLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './guardian-address.module.css';

interface GuardianAddressDialogProps {
  playerId: number;
  /** The address that is known. */
  email: string | null;
  onSaved: (saved: Api['Player/GetGuardianAddress']['output']) => void;
  onClose: () => void;
}

/** Staff enter a parent's address that they checked against a document; an empty field removes it. */
export function GuardianAddressDialog({ playerId, email, onSaved, onClose }: GuardianAddressDialogProps) {
  const { t } = useTranslation(['player-page', 'shell']);
  const form = useForm({ defaultValues: { email: email ?? '' }, mode: 'onTouched' });

  async function save(values: { email: string }) {
    const { message, ...saved } = await call('Player/SaveGuardianAddress', {
      playerId,
      email: values.email.trim() === '' ? null : values.email,
    });
    onSaved(saved);
    showDone(message);
    onClose();
  }

  return (
    <TitledDialog title={t('player-page:guardian.title')} onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <div className={classes.fields}>
          <p>{t('player-page:guardian.text')}</p>
          <TextField
            name="email"
            type="email"
            label={t('player-page:guardian.email')}
            maxLength={maxEmailLength}
          />
          <Group gap="sm">
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('player-page:guardian.save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('shell:ui.cancel')}
            </Button>
          </Group>
        </div>
      </Form>
    </TitledDialog>
  );
}
