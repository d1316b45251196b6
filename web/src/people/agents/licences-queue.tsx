import { Button } from '@mantine/core';
import { IconLicense } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { WaitingLicence } from '@trattativa/contract/people/agents/licence-endpoints';
import { minReasonLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AttachmentsField } from '../../files/uploads-ui.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionHead,
  DecisionTitle,
} from '../../ui/decision/decision-list.tsx';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { ReasonDialog } from '../../ui/decision/reason-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { FactList } from '../../ui/text/fact-list.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { agentPath } from './agent-paths.ts';
import { agentsKeys } from './agents.live.ts';
import { useLicencesToCheck } from './licences.queries.ts';

/** A queue of the desk: licences that agents have written or changed. */
export default function LicencesQueue() {
  const { t } = useTranslation('licences');
  const found = useLicencesToCheck();
  return (
    <DecisionQueue
      list={usePages(found)}
      empty={<EmptyState icon={IconLicense} title={t('desk.emptyTitle')} text={t('desk.emptyText')} />}
      more={<MoreButton query={found}>{t('desk.more')}</MoreButton>}
    >
      {(licence) => <LicenceToCheck key={licence.agentId} licence={licence} />}
    </DecisionQueue>
  );
}

function LicenceToCheck({ licence }: { licence: WaitingLicence }) {
  const { t } = useTranslation(['licences', 'countries']);
  const client = useQueryClient();
  const { plainDate } = useFormats();
  const [refusing, setRefusing] = useState(false);
  const { busy, act } = useAct();
  const { agent, agentId, version } = licence;
  const titleId = `licence-${agentId}`;
  const { association } = licence;
  const facts = [
    { key: 'fifaNumber', value: licence.fifaNumber },
    { key: 'validUntil', value: licence.validUntil === null ? '' : plainDate(licence.validUntil) },
    { key: 'figcNumber', value: licence.figcNumber },
    { key: 'coniNumber', value: licence.coniNumber },
    { key: 'association', value: association === null ? '' : t(`countries:${association}`) },
    { key: 'associationNumber', value: licence.associationNumber },
    { key: 'domiciledWith', value: licence.domiciledWith },
    { key: 'domiciledNumber', value: licence.domiciledNumber },
  ] as const satisfies readonly { key: string; value: string }[];

  async function decide(accept: boolean, reason?: string) {
    const { message } = await call('Agent/DecideAgentLicence', { agentId, version, accept, reason });
    showDone(message);
    await client.invalidateQueries({ queryKey: agentsKeys.licencesToCheck });
  }

  return (
    <DecisionCard aria-labelledby={titleId}>
      <DecisionHead>
        <DecisionTitle id={titleId}>
          <Link to={agentPath(agentId)}>{agent.name}</Link>
        </DecisionTitle>
        <DecisionDetail>
          <RelativeTime at={licence.writtenAt} />
        </DecisionDetail>
      </DecisionHead>
      <FactList
        wide
        facts={facts
          .filter(({ value }) => value !== '')
          .map(({ key, value }) => [t(`licences:field.${key}`), value])}
      />
      <AttachmentsField
        parent={{ kind: 'agentLicence', id: agentId }}
        canEdit={false}
        label={t('licences:form.document')}
      />
      <DecisionActs>
        <Button size="sm" loading={busy} onClick={() => void act(() => decide(true))}>
          {t('licences:desk.accept')}
        </Button>
        <Button size="sm" variant="default" disabled={busy} onClick={() => setRefusing(true)}>
          {t('licences:desk.refuse')}
        </Button>
      </DecisionActs>
      {refusing && (
        <ReasonDialog
          title={t('licences:desk.refuseTitle', { name: agent.name })}
          label={t('licences:desk.reason')}
          hint={t('licences:desk.reasonHint')}
          min={minReasonLength}
          confirm={t('licences:desk.refuse')}
          onClose={() => setRefusing(false)}
          onSend={async (reason) => {
            await decide(false, reason);
            setRefusing(false);
          }}
        >
          {null}
        </ReasonDialog>
      )}
    </DecisionCard>
  );
}
