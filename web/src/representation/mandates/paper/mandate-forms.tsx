import { Button } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { minReasonLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AttachmentsField } from '../../../files/uploads-ui.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { applyOwn } from '../../../platform/cache/live-handler.ts';
import { mandatePath } from '../../../platform/paths.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionHead,
  DecisionTitle,
} from '../../../ui/decision/decision-list.tsx';
import { DecisionQueue } from '../../../ui/decision/decision-queue.tsx';
import { ReasonDialog } from '../../../ui/decision/reason-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { useAct } from '../../../ui/feedback/use-act.ts';
import { MoreButton } from '../../../ui/list/more-button.tsx';
import { usePages } from '../../../ui/list/use-pages.ts';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { MandateTerms } from '../mandate-terms.tsx';
import { mandatesLive } from '../mandates.live.ts';
import { useMandatesToCheck } from '../mandates.queries.ts';
import { useMandateWords } from '../use-mandate-words.ts';

/** A queue of the desk: mandates recorded with a signed form, which stands beside what the agent wrote. */
export default function MandateForms() {
  const { t } = useTranslation('mandates');
  const { t: onDesk } = useTranslation('desk');
  const found = useMandatesToCheck();
  return (
    <DecisionQueue
      list={usePages(found)}
      empty={<EmptyState icon={IconFileCertificate} title={t('check.title')} text={t('check.none')} />}
      more={<MoreButton query={found}>{onDesk('costs.more')}</MoreButton>}
    >
      {(mandate) => <FormToCheck key={mandate.id} mandate={mandate} />}
    </DecisionQueue>
  );
}

function FormToCheck({ mandate }: { mandate: Mandate }) {
  const { t } = useTranslation('mandates');
  const client = useQueryClient();
  const words = useMandateWords();
  const [refusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, act } = useAct();
  const { id, version } = mandate;
  const titleId = `mandate-form-${id}`;

  async function decide(accept: boolean, reason?: string) {
    const { message } = await call('Mandate/CheckMandateForm', { mandateId: id, version, accept, reason });
    showDone(message);
    applyOwn(client, mandatesLive, accept ? 'mandate.confirmed' : 'mandate.refused', { mandateId: id });
  }

  /** Why this form cannot be accepted stands beside it; any other failure is shown as everywhere. */
  async function accept() {
    setProblem(null);
    try {
      await decide(true);
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields.find(({ name }) => name === 'accept') : null;
      if (!refused) throw error;
      setProblem(refused.text);
    }
  }

  return (
    <DecisionCard aria-labelledby={titleId}>
      <DecisionHead>
        <DecisionTitle id={titleId}>
          <Link to={mandatePath(id)}>
            {t('page.title', { agent: words.agent(mandate), other: words.principal(mandate) })}
          </Link>
        </DecisionTitle>
        <DecisionDetail>
          <RelativeTime at={mandate.createdAt} />
        </DecisionDetail>
      </DecisionHead>
      <MandateTerms mandate={mandate} heading={`${titleId}-terms`} />
      <AttachmentsField parent={{ kind: 'mandateForm', id }} canEdit={false} label={t('page.form')} />
      <QuietText>{t('check.compare')}</QuietText>
      {problem !== null && <ErrorPanel text={problem} />}
      <DecisionActs>
        <Button size="sm" loading={busy} onClick={() => void act(accept)}>
          {t('check.accept')}
        </Button>
        <Button size="sm" variant="default" disabled={busy} onClick={() => setRefusing(true)}>
          {t('check.refuse')}
        </Button>
      </DecisionActs>
      {refusing && (
        <ReasonDialog
          title={t('check.refuseTitle', { name: words.principal(mandate) })}
          label={t('check.reason')}
          hint={t('check.reasonHint')}
          min={minReasonLength}
          confirm={t('check.refuse')}
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
