import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { quizKey, useQuiz } from './onboarding.queries.ts';
import classes from './quiz-card.module.css';

/** Offers the quiz within the first step of a new player or club, until it is completed or declined. */
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
    <div className={classes.offer}>
      <p>{t(`${quiz.kind}.card.title`)}</p>
      <p className={classes.text}>{t(`${quiz.kind}.card.text`)}</p>
      <div className={classes.acts}>
        <Button component={Link} to={paths.quiz}>
          {t(begun ? 'card.goOn' : 'card.begin')}
        </Button>
        <Button variant="subtle" onClick={() => void skip()}>
          {t('card.skip')}
        </Button>
      </div>
    </div>
  );
}
