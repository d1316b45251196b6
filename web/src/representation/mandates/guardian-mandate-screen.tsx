import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { mailedCodePattern } from '@trattativa/domain/platform/mailed-code';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AuthCard, Outcome } from '../../identity/accounts-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { dropAnswers, useAnswer } from '../../platform/api/use-answer.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { CardPart } from '../../ui/page/card-part.tsx';
import classes from './mandate-screen.module.css';
import { MandateTerms } from './mandate-terms.tsx';
import { useMandateWords } from './use-mandate-words.ts';

type Act = 'confirm' | 'refuse' | 'end';

const statusOf = {
  confirm: mandateStatus.confirmed,
  refuse: mandateStatus.refused,
  end: mandateStatus.ended,
};

/**
 * `/guardianMandate/{code}`: what a minor's guardian, or a player without a login, was written about, and the answer to it. Open without
 * login.
 */
export default function GuardianMandateScreen() {
  const { t } = useTranslation(['mandates', 'errors']);
  const { code = '' } = useParams();
  const known = mailedCodePattern.test(code);
  const { data, error } = useAnswer('Mandate/GetGuardianMandate', known ? { code } : null);
  if (!known || error) {
    const message = error instanceof ApiError ? error.text : t('errors:CODE_INVALID');
    return (
      <Outcome
        good={false}
        title={t('mandates:guardian.invalid')}
        message={message}
        to={paths.home}
        act={t('mandates:guardian.home')}
      />
    );
  }
  if (!data) {
    return (
      <AuthCard title={t('mandates:title')}>
        <Skeletons shape="rows" count={2} />
      </AuthCard>
    );
  }
  return <Answering code={code} opened={data} />;
}

type Opened = Api['Mandate/GetGuardianMandate']['output'];

function Answering({ code, opened }: { code: string; opened: Opened }) {
  const { t } = useTranslation('mandates');
  const { plainDate } = useFormats();
  const words = useMandateWords();
  const [mandate, setMandate] = useState<Mandate>(opened);
  const [act, setAct] = useState<Act | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const player = words.principal(mandate);
  const text = textOf(opened.asked, mandate);
  const acts = (['confirm', 'refuse', 'end'] as const).filter((name) => mandate.can[name]);

  async function answer(asked: Act) {
    setBusy(true);
    setProblem(null);
    try {
      const input = { code, version: mandate.version, status: statusOf[asked] };
      setMandate((await call('Mandate/AnswerGuardianMandate', input)).mandate);
      dropAnswers();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.text);
      if (error.current) setMandate(error.current as Mandate);
    } finally {
      setBusy(false);
      setAct(null);
    }
  }

  return (
    <AuthCard title={t('guardian.title', { player })} text={text && t(text, { player })}>
      <div className={classes.answer}>
        {problem !== null && <ErrorPanel text={problem} />}
        <CardPart labelledBy="guardian-terms">
          <MandateTerms mandate={mandate} heading="guardian-terms" plain />
        </CardPart>
        <div className={classes.acts}>
          {acts.map((name) => (
            <Button
              key={name}
              variant={name === 'confirm' ? 'filled' : 'default'}
              onClick={() => setAct(name)}
            >
              {t(`act.${name}`)}
            </Button>
          ))}
        </div>
      </div>
      <ConfirmDialog
        opened={act !== null}
        title={act === null ? '' : t(`act.${act}`)}
        confirm={act === null ? '' : t(`act.${act}`)}
        danger={act !== 'confirm'}
        busy={busy}
        onClose={() => setAct(null)}
        onConfirm={() => {
          if (act !== null) void answer(act);
        }}
      >
        {act !== null && (
          <p>
            {t(`ask.${act}`, {
              agent: words.agent(mandate),
              other: player,
              from: plainDate(mandate.startsOn),
              to: plainDate(mandate.endsOn),
            })}
          </p>
        )}
      </ConfirmDialog>
    </AuthCard>
  );
}

/** Who reads by the code, and whether they still answer by it; nothing for a parent whose address is not the known one any more. */
function textOf(asked: Opened['asked'], { player, status, can }: Mandate) {
  if (asked === 'player') return player?.linked ? 'guardian.hasLogin' : 'guardian.player';
  if (player?.minor === false) return 'guardian.ofAge';
  const isOpen = status === mandateStatus.proposed || status === mandateStatus.confirmed;
  return isOpen && !can.refuse && !can.end ? undefined : 'guardian.text';
}
