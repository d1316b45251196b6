import { Anchor, Button } from '@mantine/core';
import { type PlayerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { type Language, languageNames, languages } from '@trattativa/texts/languages';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isMinorOn } from '../../../identity/accounts.ts';
import { EmailField } from '../../../identity/accounts-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { now } from '../../../platform/clock/clock.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { language } from '../../../platform/i18n/language.ts';
import { LinkedText } from '../../../platform/i18n/linked-text.tsx';
import { paths } from '../../../platform/paths.ts';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { NativeSelectField } from '../../../ui/form/choice/native-select-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import { usePlayerWords } from '../use-player-words.ts';
import { usePlayerFieldRules } from './player-field-rules.ts';
import classes from './register-player-form.module.css';

/** Nested like the call, so that the service's field names match the form's. */
interface RegisterPlayerValues {
  email: string;
  language: Language;
  termsAccepted: boolean;
  player: {
    name: string;
    surname: string;
    bornDate: string;
    nationality: string | null;
    country: string | null;
    principalRole: PlayerRole | null;
  };
}

interface RegisterPlayerFormProps {
  onSent: (sent: { message: string; email: string }) => void;
}

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

function emptyValues(): RegisterPlayerValues {
  return {
    email: '',
    language: language.get(),
    termsAccepted: false,
    player: { name: '', surname: '', bornDate: '', nationality: null, country: null, principalRole: null },
  };
}

/** The data needed to register a player's account. The player fills in the rest. */
export function RegisterPlayerForm({ onSent }: RegisterPlayerFormProps) {
  const { t } = useTranslation(['player-registration', 'players', 'accounts']);
  const words = usePlayerWords();
  const rules = usePlayerFieldRules();
  const countries = useCountryOptions();
  const form = useForm<RegisterPlayerValues>({ defaultValues: emptyValues(), mode: 'onTouched' });
  const draft = useDraft('player/registration', form);
  const today = now().toISOString().slice(0, 10);
  const minor = isMinorOn(form.watch('player.bornDate') ?? '', today);
  const roles = playerRoles.map((id) => ({ value: String(id), label: words.role(id) }));

  async function register({ player, ...account }: RegisterPlayerValues) {
    const email = account.email.trim();
    const { message } = await call('Account/RegisterPlayerFromTransfer', {
      ...account,
      email,
      baseUrl: location.origin,
      player: { ...player, name: player.name.trim(), surname: player.surname.trim() } as never,
    });
    await draft.saved();
    onSent({ message, email });
  }

  const about = (text: string) => (
    <Anchor href={`#${paths.about}`} target="_blank" rel="noopener">
      {text}
    </Anchor>
  );
  return (
    <>
      <DraftNotice draft={draft} />
      <Form form={form} onSubmit={register}>
        <FormPart title={t('player-registration:who')}>
          <TextField
            name="player.name"
            label={t('players:field.name')}
            required
            maxLength={maxPersonNameLength}
            autoComplete="off"
          />
          <TextField
            name="player.surname"
            label={t('players:field.surname')}
            required
            maxLength={maxPersonNameLength}
            autoComplete="off"
          />
          <DateField
            name="player.bornDate"
            label={t('players:field.bornDate')}
            description={minor ? t('player-registration:guardianWhy') : undefined}
            required
            max={today}
            validate={rules.bornDate}
          />
          <SelectField
            name="player.principalRole"
            label={t('players:field.principalRole')}
            options={roles}
            numeric
          />
          <SelectField
            name="player.nationality"
            label={t('players:field.nationality')}
            options={countries}
            searchable
          />
          <SelectField
            name="player.country"
            label={t('players:field.country')}
            options={countries}
            searchable
          />
        </FormPart>
        <FormPart title={t('player-registration:mail')} hint={t('player-registration:mailHint')}>
          <EmailField name="email" label={t('player-registration:email')} autoComplete="off" />
          <NativeSelectField
            name="language"
            label={t('accounts:language')}
            description={t('player-registration:languageWhy')}
            options={languageOptions}
          />
          <div className={classes.whole}>
            <CheckboxField
              name="termsAccepted"
              required
              label={<LinkedText text={t('player-registration:terms')} links={{ about }} />}
            />
          </div>
        </FormPart>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('player-registration:act')}
          </Button>
        </div>
      </Form>
    </>
  );
}
