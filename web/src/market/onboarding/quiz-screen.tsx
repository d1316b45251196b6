import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useQuiz } from './onboarding.queries.ts';
import { QuizForm } from './quiz-form.tsx';

/** `/quiz`: a few questions for a new player or club, one per screen. Each can be skipped, as can the whole quiz. */
export default function QuizScreen() {
  const { t } = useTranslation('onboarding');
  const { data: quiz, error, refetch } = useQuiz();
  const kind = quiz?.kind ?? 'player';
  return (
    <>
      <PageHeader
        title={t(`${kind}.title`)}
        description={quiz === undefined ? undefined : t(`${kind}.description`)}
      />
      {quiz?.kind ? (
        <QuizForm quiz={quiz} kind={quiz.kind} />
      ) : error ? (
        <ErrorPanel text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeletons shape="rows" count={3} />
      )}
    </>
  );
}
