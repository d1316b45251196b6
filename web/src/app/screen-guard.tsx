import type { ComponentType } from 'react';
import { useUser } from '../platform/login/use-session.ts';
import type { ScreenRoute } from '../platform/screen-route.ts';
import { NotForYouScreen } from './forbidden-screen.tsx';

/** The screen for the kinds that its route names; the others read that it is not theirs. A convenience: the service decides. */
export function forKinds({ path, who }: ScreenRoute, Screen: ComponentType): ComponentType {
  return function GuardedScreen() {
    return who.includes(useUser().kind) ? <Screen /> : <NotForYouScreen path={path} who={who} />;
  };
}
