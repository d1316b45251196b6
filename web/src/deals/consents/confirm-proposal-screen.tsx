import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import { mailedCodePattern } from '@trattativa/domain/platform/mailed-code';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AuthCard, Outcome } from '../../identity/accounts-ui.ts';
import { LicenceLine } from '../../people/agents-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { dropAnswers, useAnswer } from '../../platform/api/use-answer.ts';
import { language } from '../../platform/i18n/language.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { session } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import classes from './confirm-proposal-screen.module.css';

/** `/confirmProposal/{code}`: a proposal as whoever was asked by mail reads it, and the answer to it. Open without login. */
export default function ConfirmProposalScreen() {
  const { t } = useTranslation(['consents', 'errors']);
  const { code = '' } = useParams();
  const known = mailedCodePattern.test(code);
  const { data, error } = useAnswer('Negotiation/GetProposalByCode', known ? { code } : null);
  const written = data?.language;
  useEffect(() => {
    // A user who is logged in has a language of their own, which a mail does not change.
    if (written && session.get().status === 'guest') language.suggest(written);
  }, [written]);
  if (!known || error) {
    const message = error instanceof ApiError ? error.text : t('errors:CODE_INVALID');
    return (
      <Outcome
        good={false}
        title={t('consents:page.invalid')}
        message={message}
        to={paths.home}
        act={t('consents:page.home')}
      />
    );
  }
  if (!data) {
    return (
      <AuthCard title="Trattativa">
        <Skeletons shape="rows" count={3} />
      </AuthCard>
    );
  }
  return <Answering code={code} proposal={data} />;
}

interface AnsweringProps {
  code: string;
  proposal: Api['Negotiation/GetProposalByCode']['output'];
}

/** Nothing is answered by opening the page: mail scanners open links too. */
function Answering({ code, proposal }: AnsweringProps) {
  const { t } = useTranslation('consents');
  const { date } = useFormats();
  const [busy, setBusy] = useState(false);
  const [refusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<{ title: string; message: string } | null>(null);
  const { player, asked, clubs, proposer } = proposal;
  const agent = proposer.society ? `${proposer.name}, ${proposer.society}` : proposer.name;

  async function answer(given: 'confirm' | 'refuse') {
    setBusy(true);
    setProblem(null);
    try {
      const { message } = await call('Negotiation/AnswerProposalByCode', { code, answer: given });
      dropAnswers();
      setDone({ title: t(given === 'confirm' ? 'page.confirmed' : 'page.refused'), message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.text);
    } finally {
      setBusy(false);
      setRefusing(false);
    }
  }

  if (done) return <Outcome good {...done} to={paths.home} act={t('page.home')} />;
  return (
    <AuthCard title={t('page.title', { agent, player })} text={t('page.text')}>
      {problem !== null && <ErrorPanel text={problem} />}
      <LicenceLine licence={proposal.agentLicence} />
      {asked === 'guardian' && <p>{t('page.guardian', { player })}</p>}
      <section aria-labelledby="asked-clubs" className={classes.clubs}>
        <h2 id="asked-clubs">{t('page.clubs')}</h2>
        <ul>
          {clubs.map(({ name, city }) => (
            <li key={name}>{city ? `${name} (${city})` : name}</li>
          ))}
        </ul>
      </section>
      <div className={classes.acts}>
        <Button size="md" loading={busy} onClick={() => void answer('confirm')}>
          {t('page.confirm')}
        </Button>
        <Button size="md" variant="default" disabled={busy} onClick={() => setRefusing(true)}>
          {t('page.refuse')}
        </Button>
      </div>
      <p className={classes.until}>{t('page.until', { day: date(proposal.expiresAt) })}</p>
      <ConfirmDialog
        opened={refusing}
        title={t('page.ask')}
        confirm={t('page.refuse')}
        danger
        busy={busy}
        onClose={() => setRefusing(false)}
        onConfirm={() => void answer('refuse')}
      >
        <p>{t('page.askText')}</p>
      </ConfirmDialog>
    </AuthCard>
  );
}
