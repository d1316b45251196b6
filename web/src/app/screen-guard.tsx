import type { CallerKind } from '@trattativa/contract/access';
import type { ComponentType } from 'react';
import { useUser } from '../platform/login/use-session.ts';
import { NotForYouScreen } from './not-for-you-screen.tsx';

/** The screen for the named kinds; the others read that it is not theirs. A convenience: the service decides. */
export function forKinds(who: readonly CallerKind[], Screen: ComponentType): ComponentType {
  return function GuardedScreen() {
    return who.includes(useUser().kind) ? <Screen /> : <NotForYouScreen />;
  };
}
