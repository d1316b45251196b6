import { Anchor, Button } from '@mantine/core';
import { type Language, languageNames, languages } from '@trattativa/texts/languages';
import { lazy, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { call } from '../platform/api/call.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { now } from '../platform/clock/clock.ts';
import { language } from '../platform/i18n/language.ts';
import { LinkedText } from '../platform/i18n/linked-text.tsx';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { DateField } from '../ui/form/date-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { NativeSelectField } from '../ui/form/native-select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { type AccountKind, accountKinds, kindOf } from './account-kinds.ts';
import { ageOn } from './age.ts';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import { KindPicker } from './kind-picker.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import classes from './register-screen.module.css';

interface RegisterValues {
  kind: AccountKind;
  name: string;
  surname: string;
  email: string;
  password: string;
  language: Language;
  bornDate: string;
  guardianEmail: string;
  termsAccepted: boolean;
}

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** Not needed before something was sent. */
const CheckMail = lazy(() => loadChunk(() => import('./check-mail.tsx')));

/** /register: who, how to reach them, and the consent. A player under 18 names a guardian, who must confirm. */
export default function RegisterScreen() {
  const { t } = useTranslation('accounts');
  const [address] = useSearchParams();
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null);
  const form = useForm<RegisterValues>({
    defaultValues: {
      kind: kindOf(address.get('as')),
      name: '',
      surname: '',
      email: '',
      password: '',
      language: language.get(),
      bornDate: '',
      guardianEmail: '',
      termsAccepted: false,
    },
  });
  const [kind, bornDate] = form.watch(['kind', 'bornDate']);
  const today = now().toISOString().slice(0, 10);
  const age = ageOn(bornDate, today);
  const isPlayer = kind === 'player';
  const minor = isPlayer && age !== null && age < 18;

  async function register(values: RegisterValues) {
    const { profile, subProfile } =
      accountKinds.find((known) => known.kind === values.kind) ?? accountKinds[0];
    const partner = Number(address.get('partner'));
    const email = values.email.trim();
    const { message } = await call('Account/Register', {
      email,
      password: values.password,
      profile,
      subProfile,
      name: values.name.trim(),
      surname: values.kind === 'team' ? undefined : values.surname.trim(),
      language: values.language,
      baseUrl: location.origin,
      partnerId: partner > 0 ? partner : null,
      termsAccepted: values.termsAccepted,
      bornDate: isPlayer ? values.bornDate : undefined,
      guardianEmail: minor ? values.guardianEmail.trim() : undefined,
    });
    setSent({ message, email });
  }

  if (sent) return <CheckMail title={t('register.sent')} message={sent.message} email={sent.email} />;
  return (
    <AuthCard
      wide
      title={t('register.title')}
      text={t('register.text')}
      foot={
        <span>
          {t('register.haveAccount')}{' '}
          <Anchor component={Link} to={paths.login}>
            {t('register.logIn')}
          </Anchor>
        </span>
      }
    >
      <Form form={form} onSubmit={register}>
        <KindPicker />
        {kind === 'team' ? (
          <TextField name="name" label={t('clubName')} required autoComplete="organization" maxLength={80} />
        ) : (
          <div className={classes.pair}>
            <TextField name="name" label={t('name')} required autoComplete="given-name" maxLength={80} />
            <TextField
              name="surname"
              label={t('surname')}
              required
              autoComplete="family-name"
              maxLength={80}
            />
          </div>
        )}
        {isPlayer && (
          <div className={classes.pair}>
            <DateField
              name="bornDate"
              label={t('bornDate')}
              required
              max={today}
              autoComplete="bday"
              validate={(value: string) => value <= today || t('bornInFuture')}
            />
            {minor && (
              <EmailField
                name="guardianEmail"
                label={t('guardianEmail')}
                description={t('guardianWhy')}
                autoComplete="off"
              />
            )}
          </div>
        )}
        <EmailField name="email" label={t('email')} autoComplete="email" />
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
          label={
            <LinkedText
              text={t('terms')}
              links={{
                about: (words) => (
                  <Anchor href={`#${paths.about}`} target="_blank" rel="noopener">
                    {words}
                  </Anchor>
                ),
              }}
            />
          }
        />
        <Button type="submit" size="md" loading={form.formState.isSubmitting}>
          {t('register.act')}
        </Button>
      </Form>
    </AuthCard>
  );
}
