import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiError } from '../platform/api/api-error.ts';
import { ChunkLoadError, StylesheetLoadError } from '../platform/chunks/load-chunk.ts';
import { Message } from './message.tsx';

/** The texts for what went wrong, keys of `app:failure`. */
function failureOf(error: unknown): 'chunk' | 'stylesheet' | 'network' | 'unexpected' {
  if (error instanceof ChunkLoadError) return 'chunk';
  if (error instanceof StylesheetLoadError) return 'stylesheet';
  if (error instanceof ApiError && error.code === 'NETWORK') return 'network';
  return 'unexpected';
}

/**
 * What is shown when a page cannot be. Trying again loads the page anew: browsers remember a failed part of the
 * program until then, and a newer version may have replaced it. What was typed is kept as a draft.
 */
export function ErrorBoundary() {
  const { t } = useTranslation('app');
  const error = useRouteError();
  const failure = failureOf(error);
  return (
    <Message
      title={t(`failure.${failure}.title`)}
      body={t(`failure.${failure}.body`)}
      act={t('tryAgain')}
      onAct={() => location.reload()}
    />
  );
}

/** The same where no layout stands around it. */
export function PageErrorBoundary() {
  return (
    <main>
      <ErrorBoundary />
    </main>
  );
}
