import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { maxEmailLength, maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { type Language, languageNames, languages } from '@trattativa/texts/languages';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/i18n/language.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { NativeSelectField } from '../../ui/form/choice/native-select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './admin.module.css';
import { adminKeys } from './admin-keys.ts';
import { noProof, ProofField, proofOf } from './proof-field.tsx';

const languageOptions = languages.map((code) => ({ value: code, label: languageNames[code] }));

interface Values {
  name: string;
  surname: string;
  email: string;
  language: Language;
  administrator: boolean;
  currentPassword: string;
  otp: string;
}

/** A new member of staff: who it is, and what they may do. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['administration', 'shell']);
  const { code: language } = useLanguage();
  const client = useQueryClient();
  const form = useForm<Values>({
    defaultValues: { name: '', surname: '', email: '', language, administrator: false, ...noProof },
  });
  return (
    <TitledDialog title={t('administration:staff.invite.title')} onClose={onClose}>
      <Form
        form={form}
        label={t('administration:staff.invite.title')}
        onSubmit={async ({ currentPassword, otp, ...person }) => {
          const proof = proofOf({ currentPassword, otp });
          const { message, items } = await call('Administration/InviteStaff', { ...person, ...proof });
          client.setQueryData(adminKeys.staff, { items });
          showDone(message);
          onClose();
        }}
      >
        <p>{t('administration:staff.invite.text')}</p>
        <TextField
          name="name"
          label={t('administration:staff.invite.name')}
          required
          maxLength={maxPersonNameLength}
        />
        <TextField
          name="surname"
          label={t('administration:staff.invite.surname')}
          maxLength={maxPersonNameLength}
        />
        <TextField
          name="email"
          label={t('administration:list.email')}
          type="email"
          required
          maxLength={maxEmailLength}
        />
        <NativeSelectField
          name="language"
          label={t('administration:staff.invite.language')}
          options={languageOptions}
        />
        <CheckboxField name="administrator" label={t('administration:staff.invite.administrator')} />
        <ProofField />
        <div className={classes.acts}>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('administration:staff.invite.submit')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('shell:ui.cancel')}
          </Button>
        </div>
      </Form>
    </TitledDialog>
  );
}
