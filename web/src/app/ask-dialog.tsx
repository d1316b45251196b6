import { lazy, Suspense } from 'react';
import { openQuestion } from '../platform/ask/ask.ts';
import { useObservable } from '../platform/observable.ts';

const AskQuestion = lazy(() => import('./ask-question.tsx'));

/** Shows the open question of `ask`; the dialog's code loads with the first question. */
export function AskDialog() {
  const asked = useObservable(openQuestion);
  return <Suspense>{asked && <AskQuestion asked={asked} />}</Suspense>;
}
