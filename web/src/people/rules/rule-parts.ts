import type { CallerKind } from '@trattativa/contract/access';
import type { ComponentType } from 'react';
import { everybodyLoggedIn, staff } from '../../platform/audiences.ts';

interface RulePart {
  key: 'solidarity' | 'agentFee' | 'window' | 'act' | 'packs';
  who: readonly CallerKind[];
  lazy: () => Promise<{ default: ComponentType }>;
}

/** The parts of the screen of rules, the one that most people look for first. */
export const ruleParts: readonly RulePart[] = [
  { key: 'window', who: everybodyLoggedIn, lazy: () => import('./window-part.tsx') },
  { key: 'solidarity', who: everybodyLoggedIn, lazy: () => import('./solidarity-part.tsx') },
  { key: 'agentFee', who: everybodyLoggedIn, lazy: () => import('./agent-fee-part.tsx') },
  { key: 'act', who: everybodyLoggedIn, lazy: () => import('./act-part.tsx') },
  { key: 'packs', who: staff, lazy: () => import('./packs-part.tsx') },
];
