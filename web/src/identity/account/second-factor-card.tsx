import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { OtpField, RecoveryCodes, SecondFactorSteps } from '../accounts/second-factor-parts.tsx';
import { accountKeys } from './account.live.ts';
import { callRenewingSession } from './call-renewing-session.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import classes from './notes.module.css';
import { SettingsCard } from './settings-card.tsx';

type Doing = 'nothing' | 'turningOn' | 'renewing' | 'turningOff';

/** The second factor: enabled with an authenticator, secured by recovery codes, disabled with password and code. */
export function SecondFactorCard({ secondFactor }: { secondFactor: MyAccount['secondFactor'] }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { on, recoveryCodesLeft, required } = secondFactor;

  async function done(message: string, recoveryCodes: readonly string[] | null) {
    setCodes(recoveryCodes);
    setDoing('nothing');
    await client.invalidateQueries({ queryKey: accountKeys.all });
    showDone(message);
  }

  return (
    <SettingsCard title={t('secondFactor.title')} hint={t('secondFactor.hint')}>
      <div className={classes.state}>
        <StatusChip tone={on ? 'won' : 'idle'}>{t(on ? 'secondFactor.on' : 'secondFactor.off')}</StatusChip>
        {on && (
          <span>
            {recoveryCodesLeft > 0
              ? t('secondFactor.codesLeft', { count: recoveryCodesLeft })
              : t('secondFactor.noCodesLeft')}
          </span>
        )}
      </div>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {doing === 'nothing' && !codes && (
        <div className={classes.acts}>
          {!on && <Button onClick={() => setDoing('turningOn')}>{t('secondFactor.turnOn')}</Button>}
          {on && (
            <Button variant="default" onClick={() => setDoing('renewing')}>
              {t('secondFactor.renew')}
            </Button>
          )}
          {on && !required && (
            <Button variant="default" onClick={() => setDoing('turningOff')}>
              {t('secondFactor.turnOff')}
            </Button>
          )}
        </div>
      )}
      {doing === 'turningOn' && <TurnOn onDone={done} onCancel={() => setDoing('nothing')} />}
      {doing === 'renewing' && (
        <BothProofs
          act={t('secondFactor.renew')}
          onCancel={() => setDoing('nothing')}
          onProofs={async (proofs) => {
            const { message, recoveryCodes } = await callRenewingSession(
              'Account/RenewRecoveryCodes',
              proofs,
            );
            await done(message, recoveryCodes);
          }}
        />
      )}
      {doing === 'turningOff' && (
        <BothProofs
          act={t('secondFactor.turnOff')}
          onCancel={() => setDoing('nothing')}
          onProofs={async (proofs) => {
            const { message } = await callRenewingSession('Account/TurnOffSecondFactor', proofs);
            await done(message, null);
          }}
        />
      )}
    </SettingsCard>
  );
}

interface TurnOnProps {
  onDone: (message: string, codes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** First the password, then the authenticator and its first code. */
function TurnOn({ onDone, onCancel }: TurnOnProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const proof = useForm({ defaultValues: { currentPassword: '' } });
  const first = useForm({ defaultValues: { otp: '' } });
  const cancel = (
    <Button variant="default" onClick={onCancel}>
      {t('shell:ui.cancel')}
    </Button>
  );
  if (setup === null) {
    return (
      <Form
        form={proof}
        onSubmit={async (values) => setSetup(await call('Account/StartSecondFactor', values))}
      >
        <CurrentPasswordField />
        <div className={classes.acts}>
          <Button type="submit" loading={proof.formState.isSubmitting}>
            {t('account:secondFactor.next')}
          </Button>
          {cancel}
        </div>
      </Form>
    );
  }
  return (
    <Form
      form={first}
      onSubmit={async ({ otp }) => {
        const { message, recoveryCodes } = await callRenewingSession('Account/ConfirmSecondFactor', { otp });
        await onDone(message, recoveryCodes);
      }}
    >
      <SecondFactorSteps setup={setup} />
      <OtpField />
      <div className={classes.acts}>
        <Button type="submit" loading={first.formState.isSubmitting}>
          {t('account:secondFactor.turnOn')}
        </Button>
        {cancel}
      </div>
    </Form>
  );
}

interface BothProofsProps {
  act: string;
  onProofs: (proofs: { currentPassword: string; otp: string }) => Promise<void>;
  onCancel: () => void;
}

function BothProofs({ act, onProofs, onCancel }: BothProofsProps) {
  const { t } = useTranslation('shell');
  const form = useForm({ defaultValues: { currentPassword: '', otp: '' } });
  return (
    <Form form={form} onSubmit={onProofs}>
      <CurrentPasswordField />
      <OtpField />
      <div className={classes.acts}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {act}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </Form>
  );
}
