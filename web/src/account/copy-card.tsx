import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { Form } from '../ui/form/form.tsx';
import { saveFile } from '../ui/save-file.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SettingsCard } from './settings-card.tsx';

/** A copy of everything that is kept about oneself, as one file. */
export function CopyCard() {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { currentPassword: '' } });
  return (
    <SettingsCard title={t('copy.title')} hint={t('copy.hint')}>
      <Form
        form={form}
        label={t('copy.title')}
        onSubmit={async (values) => {
          const { fileName, json } = await call('Account/ExportMyData', values);
          form.reset();
          saveFile(json, fileName, 'application/json');
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
