import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openQuestion } from '../platform/ask/ask.ts';

const AskQuestion = lazy(() => import('./ask-question.tsx'));

/** Shows the open question of `ask`; the dialog comes when there is one. */
export function AskDialog() {
  const asked = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  return <Suspense>{asked && <AskQuestion asked={asked} />}</Suspense>;
}
