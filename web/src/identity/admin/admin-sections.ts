import type { ComponentType } from 'react';

interface AdminSection {
  /** In the address (`/admin?section=money`); its name is `administration:section.<key>`. */
  key: 'platform' | 'money' | 'operator' | 'agents' | 'staff' | 'sessions' | 'history';
  lazy: () => Promise<{ default: ComponentType }>;
}

/** The tabs of /admin, in their order. */
export const adminSections: readonly AdminSection[] = [
  { key: 'platform', lazy: () => import('./platform-section.tsx') },
  { key: 'money', lazy: () => import('./money-section.tsx') },
  { key: 'operator', lazy: () => import('./operator-section.tsx') },
  { key: 'agents', lazy: () => import('./agents-section.tsx') },
  { key: 'staff', lazy: () => import('./staff-section.tsx') },
  { key: 'sessions', lazy: () => import('./account-sessions-section.tsx') },
  { key: 'history', lazy: () => import('./history-section.tsx') },
];
