import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiError } from '../platform/api/api-error.ts';
import { ChunkLoadError, StylesheetLoadError } from '../platform/chunks/load-chunk.ts';
import { connection } from '../platform/socket/connection.ts';
import { Message } from './message.tsx';

/** The texts for a failure, keys of `app:failure`. */
function failureOf(error: unknown): 'chunk' | 'stylesheet' | 'network' | 'unexpected' {
  if (error instanceof ChunkLoadError) return 'chunk';
  if (error instanceof StylesheetLoadError) return 'stylesheet';
  if (error instanceof ApiError && error.code === 'NETWORK') return 'network';
  return 'unexpected';
}

/** A page younger than this (ms) was just loaded: another reload would fail in the same way. */
const freshMs = 60_000;

/** Reloads the page when the live connection is back, if a chunk did not load while the service was unavailable. */
function useReturn(failure: string): void {
  useEffect(() => {
    if (failure === 'unexpected') return;
    const isBack = () => connection.get() === 'open';
    if (isBack() && performance.now() > freshMs) location.reload();
    return connection.subscribe(() => isBack() && location.reload());
  }, [failure]);
}

/**
 * Shown when a page cannot be rendered. Retrying reloads the page: browsers remember a failed chunk until then, and a
 * newer version may have replaced it. Input is saved as a draft.
 */
export function ErrorBoundary() {
  const { t } = useTranslation('app');
  const error = useRouteError();
  const failure = failureOf(error);
  useReturn(failure);
  return (
    <Message
      title={t(`failure.${failure}.title`)}
      body={t(`failure.${failure}.body`)}
      act={t('tryAgain')}
      onAct={() => location.reload()}
    />
  );
}

/** Error page without a surrounding layout. */
export function PageErrorBoundary() {
  return (
    <main>
      <ErrorBoundary />
    </main>
  );
}
