import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/login/use-session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { showServerErrors } from '../../ui/form/server-errors.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Erases the account, after the password and a last question that says what will go. */
export function DeleteCard() {
  const { t } = useTranslation('account');
  const { wipeUser } = useSession();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useForm({ defaultValues: { currentPassword: '' } });

  async function erase() {
    setBusy(true);
    try {
      await call('Account/DeleteMyAccount', form.getValues());
      await wipeUser();
    } catch (error) {
      showServerErrors(form, error, ['currentPassword']);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <SettingsCard title={t('delete.title')} hint={t('delete.hint')}>
      <Form form={form} label={t('delete.title')} onSubmit={() => setAsking(true)}>
        <CurrentPasswordField />
        <div>
          <Button type="submit" color="red" variant="light">
            {t('delete.act')}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        opened={asking}
        title={t('delete.sure')}
        goes={[t('delete.goes.profile'), t('delete.goes.access'), t('delete.goes.settings')]}
        confirm={t('delete.act')}
        danger
        busy={busy}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      >
        {t('delete.stays')}
      </ConfirmDialog>
    </SettingsCard>
  );
}
