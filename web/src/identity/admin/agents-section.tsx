import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FoundAccount } from '@trattativa/contract/identity/administration/administration';
import { type AgentType, agentTypes } from '@trattativa/domain/identity/agent-types';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { AccountList } from './account-list.tsx';
import classes from './admin.module.css';
import { adminKeys } from './admin-keys.ts';

/** The agents with their sub-types, which only an administrator changes. */
export default function AgentsSection() {
  const { t } = useTranslation(['administration', 'catalogue']);
  const [asked, setAsked] = useState<FoundAccount | null>(null);
  return (
    <>
      <AccountList
        label={t('administration:section.agents')}
        hint={t('administration:agents.hint')}
        onlyAgents
        say={({ agentType }) => (agentType === null ? null : t(`catalogue:agentType.${agentType}`))}
        act={(account) => (
          <Button
            variant="default"
            size="sm"
            aria-label={t('administration:agents.changeOf', { name: account.name })}
            onClick={() => setAsked(account)}
          >
            {t('administration:agents.change')}
          </Button>
        )}
      />
      {asked && asked.agentType !== null && (
        <TypeDialog
          key={asked.accountId}
          account={asked}
          from={asked.agentType}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface TypeDialogProps {
  account: FoundAccount;
  from: AgentType;
  onClose: () => void;
}

function TypeDialog({ account: { accountId, name }, from, onClose }: TypeDialogProps) {
  const { t } = useTranslation(['administration', 'catalogue', 'shell']);
  const client = useQueryClient();
  const { busy, act } = useAct();
  const [to, setTo] = useState<AgentType>(from);
  const id = useId();

  async function change() {
    const done = await act(async () => {
      const { message } = await call('Administration/SetAgentType', { accountId, from, to });
      showDone(message);
    });
    await client.invalidateQueries({ queryKey: adminKeys.accounts });
    if (done) onClose();
  }

  return (
    <TitledDialog title={t('administration:agents.changeOf', { name })} onClose={onClose}>
      <fieldset className={classes.choices} aria-label={t('administration:list.type')}>
        {agentTypes.map((type) => (
          <div key={type} className={classes.choice}>
            <input
              type="radio"
              id={`${id}-${type}`}
              name={id}
              checked={to === type}
              aria-describedby={`${id}-${type}-what`}
              onChange={() => setTo(type)}
            />
            <div>
              <label htmlFor={`${id}-${type}`}>{t(`catalogue:agentType.${type}`)}</label>
              <p id={`${id}-${type}-what`} className={classes.quiet}>
                {t(`administration:agents.what.${type}`)}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <div className={classes.acts}>
        <Button disabled={to === from} loading={busy} onClick={() => void change()}>
          {t('administration:agents.change')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('shell:ui.cancel')}
        </Button>
      </div>
    </TitledDialog>
  );
}
