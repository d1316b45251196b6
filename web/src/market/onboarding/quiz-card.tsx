import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import { quizKey, useQuiz } from './onboarding.queries.ts';
import classes from './quiz-card.module.css';

/** Offers the quiz on the first screen of a new player or club, until it is completed or declined. */
export default function QuizCard() {
  const { t } = useTranslation('onboarding');
  const client = useQueryClient();
  const { data: quiz } = useQuiz();
  if (!quiz?.kind || quiz.state !== 'open') return null;
  const begun = quiz.step > 0;
  async function skip() {
    await call('Onboarding/SkipQuiz', {});
    await client.invalidateQueries({ queryKey: quizKey });
  }
  return (
    <div className={classes.card}>
      <TurnBanner yours title={t(`${quiz.kind}.card.title`)} text={t(`${quiz.kind}.card.text`)}>
        <Button variant="default" onClick={() => void skip()}>
          {t('card.skip')}
        </Button>
        <Button component={Link} to={paths.quiz}>
          {t(begun ? 'card.goOn' : 'card.begin')}
        </Button>
      </TurnBanner>
    </div>
  );
}
