import { Button, TagsInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AgentInfo } from '@trattativa/contract/people/agents/agent';
import { type ManagedLevel, managedLevels } from '@trattativa/domain/identity/agent-types';
import { categories } from '@trattativa/domain/people/categories';
import {
  maxAgentNumberLength,
  maxLeagueLength,
  maxLeagues,
  maxVatLength,
} from '@trattativa/domain/people/record-limits';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { maxEmailLength, maxNameLength } from '@trattativa/domain/platform/text-limits';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../platform/drafts/use-draft.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { MultiSelectField } from '../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { type FieldProps, useField } from '../../ui/form/field.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { PhoneField } from '../../ui/form/number/phone-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import classes from './agent-profile-form.module.css';
import { agentsKeys } from './agents.live.ts';
import { useAgent } from './agents.queries.ts';
import { useAgentWords } from './use-agent-words.ts';

const LicenceForm = lazy(() => loadChunk(() => import('./licence-form.tsx')));

interface AgentValues {
  version: number;
  society: string;
  agentNumber: string;
  vat: string;
  nationality: string | null;
  country: string | null;
  phone: string;
  email: string;
  competenceCategories: number[];
  competenceLeagues: string[];
  managedLevels: ManagedLevel[];
}

/** Nested like the call, so that the service's field names match the form's. */
interface AgentFormValues {
  agent: AgentValues;
}

function valuesOf(agent: AgentInfo): AgentFormValues {
  return {
    agent: {
      version: agent.version ?? 0,
      society: agent.society,
      agentNumber: agent.agentNumber,
      vat: agent.vat ?? '',
      nationality: agent.nationality,
      country: agent.country,
      phone: agent.phone ?? '',
      email: agent.email ?? '',
      competenceCategories: agent.competenceCategories,
      competenceLeagues: agent.competenceLeagues,
      managedLevels: agent.managedLevels,
    },
  };
}

/** An agent's own profile, on /account: the public part, and the part that only the agent and staff read. */
export default function AgentProfileForm() {
  const { profileId } = useUser();
  const { data, error, refetch } = useAgent(profileId);
  if (data) {
    return (
      <div className={classes.groups}>
        <div>
          <ProfileForm agent={data} />
        </div>
        <Suspense fallback={<Skeletons shape="rows" count={3} />}>
          <LicenceForm />
        </Suspense>
      </div>
    );
  }
  if (error) {
    const text = error.message;
    return <ErrorPanel text={text} onRetry={() => void refetch()} />;
  }
  return <Skeletons shape="page" />;
}

function ProfileForm({ agent }: { agent: AgentInfo }) {
  const { t } = useTranslation('agents');
  const client = useQueryClient();
  const words = useAgentWords();
  const countries = useCountryOptions();
  const [conflict, setConflict] = useState<AgentInfo | null>(null);
  const form = useForm<AgentFormValues>({ defaultValues: valuesOf(agent), mode: 'onTouched' });
  const draft = useDraft(`agent/${agent.id}`, form);

  async function save({ agent: values }: AgentFormValues) {
    setConflict(null);
    try {
      const email = values.email.trim();
      const saved = await call('Agent/SaveAgentInfo', {
        agent: { ...values, agentId: agent.id, email: email === '' ? null : email } as never,
      });
      await draft.saved();
      form.reset(valuesOf(saved.agent));
      client.setQueryData([...agentsKeys.one, agent.id], saved.agent);
      showDone(saved.message);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
      setConflict(error.current as AgentInfo);
    }
  }

  return (
    <>
      <DraftNotice draft={draft} />
      {conflict && (
        <div className={classes.conflict} role="alert">
          <p>{t('form.conflict')}</p>
          <Button
            variant="default"
            onClick={() => {
              setConflict(null);
              void draft.saved();
              form.reset(valuesOf(conflict));
            }}
          >
            {t('form.takeTheirs')}
          </Button>
          <Button
            onClick={() => {
              form.setValue('agent.version', conflict.version ?? 0);
              void form.handleSubmit(save)();
            }}
          >
            {t('form.keepMine')}
          </Button>
        </div>
      )}
      <Form form={form} onSubmit={save} label={t('form.title')}>
        <div className={classes.groups}>
          <FormPart title={t('form.who')} hint={t('form.whoHint')}>
            <TextField
              name="agent.society"
              label={t('field.society')}
              maxLength={maxNameLength}
              autoComplete="organization"
            />
            <TextField
              name="agent.agentNumber"
              label={t('field.agentNumber')}
              maxLength={maxAgentNumberLength}
            />
            <SelectField name="agent.nationality" label={t('field.nationality')} options={countries} />
            <SelectField name="agent.country" label={t('field.country')} options={countries} />
          </FormPart>
          <FormPart title={t('form.work')} hint={t('form.workHint')}>
            <div className={classes.whole}>
              <MultiSelectField
                name="agent.managedLevels"
                label={t('field.managedLevels')}
                options={managedLevels.map((word) => ({ value: word, label: words.level(word) }))}
              />
            </div>
            <div className={classes.whole}>
              <MultiSelectField
                name="agent.competenceCategories"
                label={t('field.competenceCategories')}
                options={categories.map((id) => ({ value: String(id), label: words.category(id) }))}
                numeric
              />
            </div>
            <div className={classes.whole}>
              <LeaguesField
                name="agent.competenceLeagues"
                label={t('field.competenceLeagues')}
                description={t('form.leaguesHint')}
              />
            </div>
          </FormPart>
          <FormPart title={t('form.private')} hint={t('form.privateHint')}>
            <TextField name="agent.vat" label={t('field.vat')} maxLength={maxVatLength} />
            <PhoneField name="agent.phone" label={t('field.phone')} />
            <TextField
              name="agent.email"
              label={t('field.email')}
              description={t('form.emailHint')}
              type="email"
              maxLength={maxEmailLength}
            />
          </FormPart>
          <div>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('form.save')}
            </Button>
          </div>
        </div>
      </Form>
    </>
  );
}

/** Leagues as free text, any number of them. Enter ends each one. */
function LeaguesField(props: FieldProps) {
  const { field, wrapper } = useField(props);
  const { t } = useTranslation('shell');
  return (
    <TagsInput
      {...wrapper}
      ref={field.ref}
      name={field.name}
      value={(field.value ?? []) as string[]}
      onChange={(next) =>
        field.onChange(next.map((name) => cutText(name.trim(), maxLeagueLength)).filter(Boolean))
      }
      onBlur={field.onBlur}
      maxTags={maxLeagues}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clear') }}
    />
  );
}
