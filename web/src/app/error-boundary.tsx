import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiError } from '../platform/api/api-error.ts';
import { ChunkLoadError, StylesheetLoadError } from '../platform/chunks/load-chunk.ts';
import { connection } from '../platform/socket/connection.ts';
import { Message } from './message.tsx';

/** The texts for what went wrong, keys of `app:failure`. */
function failureOf(error: unknown): 'chunk' | 'stylesheet' | 'network' | 'unexpected' {
  if (error instanceof ChunkLoadError) return 'chunk';
  if (error instanceof StylesheetLoadError) return 'stylesheet';
  if (error instanceof ApiError && error.code === 'NETWORK') return 'network';
  return 'unexpected';
}

/** A page younger than this (ms) has just been loaded: loading it again would bring the same. */
const freshMs = 60_000;

/** A part that did not arrive while the service was away is fetched anew as soon as the live connection is back. */
function useReturn(failure: string): void {
  useEffect(() => {
    if (failure === 'unexpected') return;
    const isBack = () => connection.get() === 'open';
    if (isBack() && performance.now() > freshMs) location.reload();
    return connection.subscribe(() => isBack() && location.reload());
  }, [failure]);
}

/**
 * What is shown when a page cannot be. Trying again loads the page anew: browsers remember a failed part of the
 * program until then, and a newer version may have replaced it. What was typed is kept as a draft.
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

/** The same where no layout stands around it. */
export function PageErrorBoundary() {
  return (
    <main>
      <ErrorBoundary />
    </main>
  );
}
