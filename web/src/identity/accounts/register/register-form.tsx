import { Anchor, Button } from '@mantine/core';
import { maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { type Language, languageNames, languages } from '@trattativa/texts/languages';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { now } from '../../../platform/clock/clock.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useGuestDraft } from '../../../platform/drafts/use-guest-draft.ts';
import { language } from '../../../platform/i18n/language.ts';
import { LinkedText } from '../../../platform/i18n/linked-text.tsx';
import { paths } from '../../../platform/paths.ts';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { NativeSelectField } from '../../../ui/form/choice/native-select-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type AccountKind, accountKinds } from './account-kinds.ts';
import { isMinorOn } from './age.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import classes from './register-form.module.css';

interface RegisterValues {
  name: string;
  surname: string;
  email: string;
  password: string;
  language: Language;
  bornDate: string;
  guardianEmail: string;
  termsAccepted: boolean;
}

/** The service's response, and the addresses to which it has written. */
export interface Sent {
  message: string;
  email: string;
  guardian?: string;
}

interface RegisterFormProps {
  kind: AccountKind;
  onSent: (sent: Sent) => void;
}

/** Only players enter a date of birth. */
const BirthFields = lazy(() => loadChunk(() => import('./birth-fields.tsx')));

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/**
 * The registration form of one kind. A player under 18 names a guardian, who must confirm; a club can claim its record
 * instead.
 */
export default function RegisterForm({ kind, onSent }: RegisterFormProps) {
  const { t } = useTranslation('accounts');
  const [address] = useSearchParams();
  const form = useForm<RegisterValues>({
    defaultValues: {
      name: '',
      surname: '',
      email: address.get('email') ?? '',
      password: '',
      language: language.get(),
      bornDate: '',
      guardianEmail: '',
      termsAccepted: false,
    },
  });
  const draft = useGuestDraft('register', form, ['password', 'termsAccepted']);
  const isPlayer = kind === 'player';
  const today = now().toISOString().slice(0, 10);

  async function register(values: RegisterValues) {
    const { profile, subProfile } = accountKinds.find((known) => known.kind === kind) ?? accountKinds[0];
    const partner = Number(address.get('partner'));
    const email = values.email.trim();
    const minor = isPlayer && isMinorOn(values.bornDate, today);
    const guardian = minor ? values.guardianEmail.trim() : undefined;
    const { message } = await call('Account/Register', {
      email,
      password: values.password,
      profile,
      subProfile,
      name: values.name.trim(),
      surname: kind === 'team' ? undefined : values.surname.trim(),
      language: values.language,
      baseUrl: location.origin,
      partnerId: partner > 0 ? partner : null,
      termsAccepted: values.termsAccepted,
      bornDate: isPlayer ? values.bornDate : undefined,
      guardianEmail: guardian,
    });
    await draft.saved();
    onSent({ message, email, guardian });
  }

  const about = (words: string) => (
    <Anchor href={`#${paths.about}`} target="_blank" rel="noopener">
      {words}
    </Anchor>
  );
  const claim = (words: string) => (
    <Anchor component={Link} to={paths.claimTeam}>
      {words}
    </Anchor>
  );

  return (
    <Form form={form} onSubmit={register}>
      <DraftNotice draft={draft} />
      <p className={classes.next}>
        <LinkedText text={t(`kind.${kind}.next`)} links={{ claim }} />
      </p>
      {kind === 'team' ? (
        <TextField
          name="name"
          label={t('clubName')}
          required
          autoComplete="organization"
          maxLength={maxPersonNameLength}
        />
      ) : (
        <div className={classes.pair}>
          <TextField
            name="name"
            label={t('name')}
            required
            autoComplete="given-name"
            maxLength={maxPersonNameLength}
          />
          <TextField
            name="surname"
            label={t('surname')}
            required
            autoComplete="family-name"
            maxLength={maxPersonNameLength}
          />
        </div>
      )}
      {isPlayer && (
        <Suspense>
          <BirthFields today={today} />
        </Suspense>
      )}
      <EmailField
        name="email"
        label={t('email')}
        description={t(`kind.${kind}.email`)}
        autoComplete="email"
      />
      <NewPasswordField name="password" label={t('password')} />
      <NativeSelectField
        name="language"
        label={t('language')}
        description={t('languageWhy')}
        options={languageOptions}
      />
      <CheckboxField
        name="termsAccepted"
        required
        label={<LinkedText text={t('terms')} links={{ about }} />}
      />
      <Button type="submit" size="md" loading={form.formState.isSubmitting}>
        {t('register.act')}
      </Button>
    </Form>
  );
}
