import { lazy } from 'react';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';

/** What the rules say before the clubs sign, loaded after the page. */
export const TransferCheck = lazy(() => loadChunk(() => import('./transfer-check.tsx')));
