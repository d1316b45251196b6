import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { SettingsAnswer, SettingsInForce } from '@trattativa/contract/identity/settings/settings';
import {
  maxSettingsReasonLength,
  moneySections,
  type SettingsSection,
} from '@trattativa/domain/identity/platform-settings';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './admin.module.css';
import { useSettings } from './admin.queries.ts';
import { adminKeys } from './admin-keys.ts';
import { noProof, type Proof, ProofField, proofOf } from './proof-field.tsx';

interface SettingsFormProps {
  title: string;
  /** What this form saves. */
  sections: readonly SettingsSection[];
  children: ReactNode;
}

/** A part of the settings with a save of its own: the fields, the reason, and for money who it is. */
export function SettingsForm(props: SettingsFormProps) {
  const { data, error, refetch } = useSettings();
  if (data) return <LoadedForm {...props} inForce={data} />;
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" />;
}

interface Values extends Proof {
  settings: Partial<SettingsAnswer>;
  reason: string;
}

function LoadedForm({
  title,
  sections,
  inForce,
  children,
}: SettingsFormProps & { inForce: SettingsInForce }) {
  const { t } = useTranslation(['administration', 'feedback']);
  const { dateTime } = useFormats();
  const client = useQueryClient();
  const valuesOf = ({ settings }: SettingsInForce): Values => ({
    settings: Object.fromEntries(sections.map((section) => [section, settings[section]])),
    reason: '',
    ...noProof,
  });
  const form = useForm<Values>({ defaultValues: valuesOf(inForce) });
  /** The version that what is on screen began with. */
  const seen = useRef(inForce.version);
  const { isDirty } = form.formState;
  const asksForProof = sections.some((section) => moneySections.has(section));

  // Somebody else saved: a form in which nothing was written shows it; one with changes is told when it is sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version alone is the occasion
  useEffect(() => {
    if (isDirty || seen.current === inForce.version) return;
    seen.current = inForce.version;
    form.reset(valuesOf(inForce));
  }, [inForce.version]);

  async function save({ settings, reason, ...proof }: Values) {
    try {
      const input = { version: seen.current, reason, settings, ...proofOf(proof) };
      const saved = await call('Settings/SaveSettings', input);
      const isNew = saved.version !== seen.current;
      seen.current = saved.version;
      client.setQueryData(adminKeys.settings, saved);
      void client.invalidateQueries({ queryKey: adminKeys.history });
      form.reset(valuesOf(saved));
      showDone(t(isNew ? 'feedback:settingsSaved' : 'administration:unchanged'));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
      const present = error.current as SettingsInForce;
      seen.current = present.version;
      client.setQueryData(adminKeys.settings, present);
      form.setError('root.server', { type: error.code, message: t('administration:overtaken') });
    }
  }

  return (
    <Form form={form} label={title} onSubmit={save}>
      <p className={classes.quiet}>
        {t('administration:inForce', { version: inForce.version, when: dateTime(inForce.changedAt) })}{' '}
        {t('administration:agreed')}
      </p>
      {children}
      <FormPart
        title={t('administration:confirm.title')}
        hint={asksForProof ? t('administration:confirm.hint') : undefined}
      >
        <TextField
          name="reason"
          label={t('administration:confirm.reason')}
          description={t('administration:confirm.reasonHint')}
          required
          maxLength={maxSettingsReasonLength}
        />
        {asksForProof && <ProofField />}
      </FormPart>
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('administration:save')}
        </Button>
      </div>
    </Form>
  );
}
