import { type CallerKind, callerKinds } from '@trattativa/contract/access';
import type { ComponentType } from 'react';
import { PublicLinks } from '../slots.ts';

interface AccountSection {
  /** Used in the address (`/account?section=access`); its name is `account:section.<key>`. */
  key: 'access' | 'links' | 'notifications' | 'preferences' | 'profile' | 'sessions';
  lazy: () => Promise<{ default: ComponentType }>;
  who: readonly CallerKind[];
}

const everybody = callerKinds.filter((kind) => kind !== 'guest');

/** The tabs of /account, in order. A feature adds its own with one line; the component takes no props. */
export const accountSections: readonly AccountSection[] = [
  { key: 'profile', lazy: () => import('./profile-section.tsx'), who: everybody },
  { key: 'access', lazy: () => import('./access-section.tsx'), who: everybody },
  { key: 'sessions', lazy: () => import('./sessions-section.tsx'), who: everybody },
  {
    key: 'links',
    lazy: async () => ({ default: PublicLinks }),
    who: everybody.filter((kind) => kind !== 'scout'),
  },
  { key: 'notifications', lazy: () => import('./notifications-section.tsx'), who: everybody },
  { key: 'preferences', lazy: () => import('./preferences-section.tsx'), who: everybody },
];
