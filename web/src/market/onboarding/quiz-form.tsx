import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { clubQuestions, playerQuestions } from '@trattativa/contract/market/onboarding/quiz-questions';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { Form } from '../../ui/form/form.tsx';
import { ClubQuestion } from './club-questions.tsx';
import { type Quiz, quizKey } from './onboarding.queries.ts';
import { PlayerQuestion } from './player-questions.tsx';
import { QuizEnd } from './quiz-end.tsx';
import classes from './quiz-form.module.css';
import { QuizProgress } from './quiz-progress.tsx';

type Kind = NonNullable<Quiz['kind']>;
/** The title of a question and the reason for asking it. */
type Asked =
  | `player.${'question' | 'why'}.${(typeof playerQuestions)[number]}`
  | `club.${'question' | 'why'}.${(typeof clubQuestions)[number]}`;
type Answers = { player?: NonNullable<Quiz['player']>; club?: NonNullable<Quiz['club']> };

const questionsOf = { player: playerQuestions, club: clubQuestions } as const;

/**
 * The questions one by one. Every answer is saved, so that a reload or a later visit continues at the same
 * question.
 */
export function QuizForm({ quiz, kind }: { quiz: Quiz; kind: Kind }) {
  const { t } = useTranslation('onboarding');
  const client = useQueryClient();
  const navigate = useNavigate();
  const questions = questionsOf[kind];
  const last = questions.length - 1;
  const [step, setStep] = useState(Math.min(quiz.step, last));
  const [finished, setFinished] = useState<{ draftId: number | null } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm<Answers>({ defaultValues: { [kind]: quiz[kind] ?? {} } });
  const question = questions[step] ?? questions[0];
  const asked = (words: 'question' | 'why') => `${kind}.${words}.${question}` as Asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new question
  useEffect(() => title.current?.focus(), [step, finished]);

  async function go(to: number) {
    await call('Onboarding/SaveQuiz', { step: to, ...answersOf(kind, form.getValues()) });
    setStep(to);
  }

  async function next() {
    if (step < last) return go(step + 1);
    setFinished(await call('Onboarding/FinishQuiz', answersOf(kind, form.getValues())));
    await client.invalidateQueries();
  }

  async function skip() {
    await call('Onboarding/SkipQuiz', {});
    await client.invalidateQueries({ queryKey: quizKey });
    await navigate(paths.start);
  }

  if (finished) return <QuizEnd kind={kind} draftId={finished.draftId} title={title} />;
  return (
    <div className={classes.card}>
      <QuizProgress step={step} count={questions.length} />
      <h2 ref={title} tabIndex={-1} className={classes.question}>
        {t(asked('question'))}
      </h2>
      <p className={classes.why}>{t(asked('why'))}</p>
      <Form key={step} form={form} onSubmit={next}>
        {kind === 'player' ? (
          <PlayerQuestion question={question as (typeof playerQuestions)[number]} />
        ) : (
          <ClubQuestion question={question as (typeof clubQuestions)[number]} />
        )}
        <div className={classes.acts}>
          {step > 0 && (
            <Button variant="default" onClick={() => void go(step - 1)}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t(step < last ? 'next' : 'finish')}
          </Button>
        </div>
      </Form>
      <Button variant="subtle" size="sm" className={classes.skip} onClick={() => void skip()}>
        {t('skip')}
      </Button>
    </div>
  );
}

/** Only given answers: an empty field is omitted. */
function answersOf(kind: Kind, values: Answers): Answers {
  const given = Object.entries(values[kind] ?? {}).filter(([, value]) => value != null && value !== '');
  return { [kind]: Object.fromEntries(given) };
}
