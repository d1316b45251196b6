import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '../../platform/api/download.ts';
import { now } from '../../platform/clock/clock.ts';
import { Form } from '../../ui/form/form.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SettingsCard } from './settings-card.tsx';

/** A copy of everything that is kept about oneself, with the own files, as one archive. */
export function CopyCard() {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { currentPassword: '' } });
  return (
    <SettingsCard title={t('copy.title')} hint={t('copy.hint')}>
      <Form
        form={form}
        label={t('copy.title')}
        onSubmit={async (values) => {
          const day = now().toISOString().slice(0, 10);
          await downloadFrom('Account/ExportMyData', values, `trattativa-${day}.zip`);
          form.reset();
        }}
      >
        <CurrentPasswordField />
        <div>
          <Button type="submit" variant="default" loading={form.formState.isSubmitting}>
            {t('copy.act')}
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}
