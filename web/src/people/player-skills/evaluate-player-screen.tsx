import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { playerName } from '../players/page/player-facts.ts';
import { playerPath } from '../players/player-paths.ts';
import { usePlayer } from '../players/players.queries.ts';
import classes from './evaluation-form.module.css';
import { EvaluationForm } from './evaluation-form.tsx';
import { useEvaluations } from './player-skills.queries.ts';

/** `/players/:id/evaluate`: the reader's evaluation of one player. */
export default function EvaluatePlayerScreen() {
  const { t } = useTranslation(['player-skills', 'catalogue', 'app']);
  const navigate = useNavigate();
  const typed = Number(useParams().id);
  const id = Number.isSafeInteger(typed) && typed > 0 ? typed : 0;
  const player = usePlayer(id || null);
  const evaluations = useEvaluations(id);
  const back = id === 0 || player.error ? paths.start : playerPath(id);

  if (id === 0 || player.error || evaluations.error || evaluations.data?.evaluatesAs === null) {
    return (
      <>
        <PageHeader title={t('player-skills:form.notYours')} />
        <EmptyState
          icon={IconUserOff}
          title={t('player-skills:evaluations.title')}
          text={t('player-skills:form.notYoursText')}
          action={
            <Button component={Link} to={back} variant="default">
              {t(back === paths.start ? 'app:toFirstScreen' : 'player-skills:form.toPlayer')}
            </Button>
          }
        />
      </>
    );
  }
  if (!player.data || !evaluations.data) return <Skeletons shape="page" />;
  const role = t(`catalogue:evaluatorRole.${evaluations.data.evaluatesAs}`);
  return (
    <>
      <PageHeader
        title={t('player-skills:form.title', { name: playerName(player.data) })}
        before={<BackLink to={back}>{t('player-skills:form.toPlayer')}</BackLink>}
        description={
          <>
            {t('player-skills:form.as', { role })}. {t('player-skills:form.description')}{' '}
            <span className={classes.keys}>{t('player-skills:form.keys')}</span>
          </>
        }
      />
      <EvaluationForm
        evaluations={evaluations.data}
        onSaved={(message) => void navigate(back, { state: { done: message } })}
      />
    </>
  );
}
