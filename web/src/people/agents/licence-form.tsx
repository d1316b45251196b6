import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AgentLicence } from '@trattativa/contract/people/agents/licence';
import { maxLicenceNumberLength } from '@trattativa/domain/people/agent-licences';
import { maxFullNameLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AttachmentsField } from '../../files/uploads-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useAssociationOptions } from '../players/form/use-association-options.ts';
import classes from './agent-profile-form.module.css';
import { agentsKeys } from './agents.live.ts';
import { LicenceState } from './licence-state.tsx';
import { useLicence } from './licences.queries.ts';

function valuesOf(licence: AgentLicence) {
  return {
    licence: {
      version: licence.version,
      fifaNumber: licence.fifaNumber,
      figcNumber: licence.figcNumber,
      coniNumber: licence.coniNumber,
      association: licence.association,
      associationNumber: licence.associationNumber,
      domiciledWith: licence.domiciledWith,
      domiciledNumber: licence.domiciledNumber,
      validUntil: licence.validUntil ?? '',
    },
  };
}

type Values = ReturnType<typeof valuesOf>;

/** An agent's own licence, on /account: its numbers, its document and what staff found. */
export default function LicenceForm() {
  const { data, error, refetch } = useLicence();
  if (data) return <Licence licence={data} />;
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="rows" count={3} />;
}

function Licence({ licence }: { licence: AgentLicence }) {
  const { t } = useTranslation('licences');
  const client = useQueryClient();
  const associations = useAssociationOptions();
  const form = useForm<Values>({ defaultValues: valuesOf(licence), mode: 'onTouched' });

  async function save({ licence: values }: Values) {
    const validUntil = values.validUntil === '' ? null : values.validUntil;
    // A new document sends a licence back to staff, which is a new version of what this form has not changed.
    const version = Math.max(values.version, licence.version);
    try {
      const saved = await call('Agent/SaveAgentLicence', { licence: { ...values, version, validUntil } });
      form.reset(valuesOf(saved.licence));
      client.setQueryData(agentsKeys.licence, saved.licence);
      showDone(saved.message);
    } catch (error) {
      // What is typed stays; saved once more, it counts.
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
        form.setValue('licence.version', (error.current as AgentLicence).version);
      throw error;
    }
  }

  return (
    <Form form={form} onSubmit={save} label={t('form.title')}>
      <div className={classes.groups}>
        <FormPart title={t('form.title')} hint={t('form.hint')}>
          <div className={classes.whole}>
            <LicenceState licence={licence} />
          </div>
          <TextField
            name="licence.fifaNumber"
            label={t('field.fifaNumber')}
            maxLength={maxLicenceNumberLength}
          />
          <DateField name="licence.validUntil" label={t('field.validUntil')} />
        </FormPart>
        <FormPart title={t('form.registers')} hint={t('form.registersHint')}>
          <TextField
            name="licence.figcNumber"
            label={t('field.figcNumber')}
            maxLength={maxLicenceNumberLength}
          />
          <TextField
            name="licence.coniNumber"
            label={t('field.coniNumber')}
            maxLength={maxLicenceNumberLength}
          />
          <SelectField name="licence.association" label={t('field.association')} options={associations} />
          <TextField
            name="licence.associationNumber"
            label={t('field.associationNumber')}
            maxLength={maxLicenceNumberLength}
          />
        </FormPart>
        <FormPart title={t('form.domiciled')} hint={t('form.domiciledHint')}>
          <TextField
            name="licence.domiciledWith"
            label={t('field.domiciledWith')}
            maxLength={maxFullNameLength}
          />
          <TextField
            name="licence.domiciledNumber"
            label={t('field.domiciledNumber')}
            maxLength={maxLicenceNumberLength}
          />
        </FormPart>
        <FormPart title={t('form.document')} hint={t('form.documentHint')}>
          <div className={classes.whole}>
            <AttachmentsField
              parent={{ kind: 'agentLicence', id: licence.agentId }}
              label={t('form.document')}
            />
          </div>
        </FormPart>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('form.save')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
