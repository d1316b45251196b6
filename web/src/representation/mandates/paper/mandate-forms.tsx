import { Button } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { minReasonLength } from '@trattativa/domain/platform/text-limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FilePages } from '../../../files/pages-ui.ts';
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
import classes from './mandate-forms.module.css';
import { useCardKeys } from './use-card-keys.ts';

/** A queue of the desk: mandates recorded with a signed form, which stands beside what the agent wrote. */
export default function MandateForms() {
  const { t } = useTranslation('mandates');
  const { t: onDesk } = useTranslation('desk');
  const found = useMandatesToCheck();
  const list = usePages(found);
  const { rows } = list;
  // One form is open at a time: each is a file of up to some megabytes.
  const [chosen, setChosen] = useState<number | null>(null);
  const [moved, setMoved] = useState(false);
  const opened = rows.find(({ id }) => id === chosen) ?? rows[0];
  function open(next: number | undefined) {
    setChosen(next ?? null);
    setMoved(true);
  }
  const after = (id: number) => {
    const others = rows.filter((row) => row.id !== id);
    return (others[rows.findIndex((row) => row.id === id)] ?? others[0])?.id;
  };
  return (
    <DecisionQueue
      list={list}
      empty={<EmptyState icon={IconFileCertificate} title={t('check.title')} text={t('check.none')} />}
      more={<MoreButton query={found}>{onDesk('costs.more')}</MoreButton>}
    >
      {(mandate) =>
        mandate.id === opened?.id ? (
          <FormToCheck
            key={mandate.id}
            mandate={mandate}
            takesFocus={moved}
            onNext={rows.length > 1 ? () => open(after(mandate.id)) : null}
          />
        ) : (
          <WaitingForm key={mandate.id} mandate={mandate} onOpen={() => open(mandate.id)} />
        )
      }
    </DecisionQueue>
  );
}

function FormHead({ mandate, titleId }: { mandate: Mandate; titleId: string }) {
  const { t } = useTranslation('mandates');
  const words = useMandateWords();
  return (
    <DecisionHead>
      <DecisionTitle id={titleId}>
        <Link to={mandatePath(mandate.id)}>
          {t('page.title', { agent: words.agent(mandate), other: words.principal(mandate) })}
        </Link>
      </DecisionTitle>
      <DecisionDetail>
        <RelativeTime at={mandate.createdAt} />
      </DecisionDetail>
    </DecisionHead>
  );
}

function WaitingForm({ mandate, onOpen }: { mandate: Mandate; onOpen: () => void }) {
  const { t } = useTranslation('mandates');
  const titleId = `mandate-form-${mandate.id}`;
  return (
    <DecisionCard aria-labelledby={titleId}>
      <FormHead mandate={mandate} titleId={titleId} />
      <DecisionActs>
        <Button size="sm" variant="default" aria-describedby={titleId} onClick={onOpen}>
          {t('check.show')}
        </Button>
      </DecisionActs>
    </DecisionCard>
  );
}

interface FormToCheckProps {
  mandate: Mandate;
  /** The reader came to it from another form. */
  takesFocus: boolean;
  /** Leaves it for the next one; null: there is no other. */
  onNext: (() => void) | null;
}

/** The form's page beside what the agent wrote, decided by mouse or keyboard. */
function FormToCheck({ mandate, takesFocus, onNext }: FormToCheckProps) {
  const { t } = useTranslation('mandates');
  const client = useQueryClient();
  const words = useMandateWords();
  const [refusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, act } = useAct();
  const { id, version } = mandate;
  const titleId = `mandate-form-${id}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  useCardKeys(place, {
    1: () => !busy && void act(accept),
    2: () => !busy && setRefusing(true),
    3: () => onNext?.(),
  });

  async function decide(accept: boolean, reason?: string) {
    const { message } = await call('Mandate/CheckMandateForm', { mandateId: id, version, accept, reason });
    showDone(message);
    onNext?.();
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
      <div ref={place} tabIndex={-1} className={classes.card}>
        <FormHead mandate={mandate} titleId={titleId} />
        <div className={classes.beside}>
          <div className={classes.page}>
            <FilePages parent={{ kind: 'mandateForm', id }} label={t('page.form')} />
          </div>
          <div className={classes.facts}>
            <MandateTerms mandate={mandate} heading={`${titleId}-terms`} />
            <QuietText>{t('check.compare')}</QuietText>
            {problem !== null && <ErrorPanel text={problem} />}
            <DecisionActs>
              <Button size="sm" loading={busy} aria-keyshortcuts="1" onClick={() => void act(accept)}>
                {t('check.accept')}
              </Button>
              <Button
                size="sm"
                variant="default"
                disabled={busy}
                aria-keyshortcuts="2"
                onClick={() => setRefusing(true)}
              >
                {t('check.refuse')}
              </Button>
              {onNext && (
                <Button size="sm" variant="subtle" disabled={busy} aria-keyshortcuts="3" onClick={onNext}>
                  {t('check.next')}
                </Button>
              )}
            </DecisionActs>
            <div className={classes.keys}>
              <QuietText>{t(onNext ? 'check.keysNext' : 'check.keys')}</QuietText>
            </div>
          </div>
        </div>
      </div>
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
