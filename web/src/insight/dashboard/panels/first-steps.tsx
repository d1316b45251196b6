import { Button } from '@mantine/core';
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import type { Beginner, FirstStepName } from '@trattativa/domain/insight/first-steps';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuiz } from '../../../market/quiz.ts';
import { newPlayerPath, ownProfilePath } from '../../../people/players.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { newMandatePath, paths } from '../../../platform/paths.ts';
import classes from './first-steps.module.css';
import { useFirstSteps } from './first-steps.queries.ts';

/** Loaded only for who has it before them. */
const QuizCard = lazy(() => loadChunk(() => import('../../../market/quiz-card.ts')));

/** Where each step is taken. */
const ways: Record<FirstStepName, string> = {
  profile: ownProfilePath(),
  media: ownProfilePath('youtubeUrl'),
  market: ownProfilePath('immediateAvailability'),
  club: ownProfilePath(),
  request: paths.request,
  contact: paths.playersList,
  player: newPlayerPath,
  mandate: newMandatePath(),
  proposal: paths.negotiation,
  picture: paths.account,
  players: newPlayerPath,
  evaluation: `${paths.playersList}?evaluated=no`,
  shortlist: paths.playersList,
};

/** The first hour: three steps with their progress, each a link. Nothing when they are over. */
export function FirstSteps() {
  const { t } = useTranslation('first-steps');
  const { kind } = useUser();
  const { data } = useFirstSteps();
  const quiz = useQuiz(kind === 'player' || kind === 'team').data;
  if (!data) return null;
  if (data.awaitsGuardian) return <GuardianAwaited />;
  const { steps } = data;
  if (steps.length === 0) return null;
  const who = kind === 'premium' ? 'agent' : (kind as Beginner);
  // The quiz fills in what the first step of a player or club asks.
  const hasQuiz = quiz?.state === 'open' && quiz.kind !== null;
  const done = steps.filter((step) => step.done).length;
  const next = steps.findIndex((step) => !step.done);
  return (
    <section className={classes.card} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps" className={classes.title}>
          {t(`title.${who}`)}
        </h2>
        <span className={classes.count}>{t('progress', { done, all: steps.length })}</span>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ inlineSize: `${(100 * done) / steps.length}%` }} />
        </span>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ step, done: isDone }, index) => (
          <li key={step} className={classes.step} data-done={isDone || undefined}>
            <span className={classes.sign}>
              {isDone ? <IconCheck size={18} stroke={2.5} aria-hidden="true" /> : index + 1}
            </span>
            <div className={classes.words}>
              <Link to={ways[step]} className={classes.name}>
                {t(`step.${nameOf(who, step)}.title`)}
              </Link>
              {index === next && hasQuiz && index === 0 ? (
                <Suspense>
                  <QuizCard />
                </Suspense>
              ) : (
                <>
                  <span className={classes.text}>
                    {isDone ? t('done') : t(`step.${nameOf(who, step)}.text`)}
                  </span>
                  {index === next && (
                    <Button component={Link} to={ways[step]} className={classes.act}>
                      {t('go')}
                    </Button>
                  )}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A scout's profile asks other things. */
const nameOf = (who: Beginner, step: FirstStepName) =>
  who === 'scout' && step === 'profile'
    ? 'scoutProfile'
    : who === 'coach' && step === 'profile'
      ? 'coachProfile'
      : step;

/** A minor may look at everything meanwhile: said once, without a threat. */
function GuardianAwaited() {
  const { t } = useTranslation('first-steps');
  return (
    <section className={classes.card} aria-labelledby="first-steps">
      <div className={classes.waiting}>
        <span className={classes.sign}>
          <IconHourglass size={18} stroke={1.75} aria-hidden="true" />
        </span>
        <div className={classes.words}>
          <h2 id="first-steps" className={classes.title}>
            {t('guardian.title')}
          </h2>
          <p className={classes.text}>{t('guardian.text')}</p>
          <Button component={Link} to={paths.account} variant="default" className={classes.act}>
            {t('guardian.act')}
          </Button>
        </div>
      </div>
    </section>
  );
}
