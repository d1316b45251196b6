import type { CallerKind } from '@trattativa/contract/access';
import { formatList } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { isWaitingClub } from '../identity/accounts.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { useUser } from '../platform/login/use-session.ts';
import { firstPath } from '../platform/paths.ts';
import type { ScreenRoute } from '../platform/screen-route.ts';
import { Message } from './message.tsx';
import { entryOf } from './shell/menu-entries.ts';

/** Only for clubs that staff have not accepted yet. */
const WaitingClubScreen = lazy(() => loadChunk(() => import('./waiting-club-screen.tsx')));

/** The screen for the kinds of user of its route, a message for all others. Only a convenience: the service decides. */
export function forKinds({ path, who, whileWaiting }: ScreenRoute, Screen: ComponentType): ComponentType {
  return function GuardedScreen() {
    const user = useUser();
    if (isWaitingClub(user) && !whileWaiting) return <WaitingClubScreen />;
    return who.includes(user.kind) ? <Screen /> : <NotForYouScreen path={path} who={who} />;
  };
}

/** Screens behind the login are never for guests. */
type NamedKind = Exclude<CallerKind, 'guest'>;

interface NotForYouScreenProps {
  /** The route; its menu entry gives the name of the screen. */
  path: string;
  who: readonly CallerKind[];
}

/** Shown in place of a screen for other kinds of users: names the screen and those users, and links home. */
function NotForYouScreen({ path, who }: NotForYouScreenProps) {
  const { t, i18n } = useTranslation(['app', 'shell']);
  const { kind } = useUser();
  const entry = entryOf(path);
  const kinds = shownKinds(who).map((one) => t(`app:notForYou.who.${one}`));
  const words = { who: formatList(i18n.language as Language, kinds) };
  return (
    <Message
      title={t('app:notForYou.title')}
      body={
        entry === undefined
          ? t('app:notForYou.body', words)
          : t('app:notForYou.named', { ...words, screen: t(`shell:menu.entry.${entry}`) })
      }
      to={firstPath(kind)}
      act={t('app:toFirstScreen')}
    />
  );
}

/** Premium agents and administrators are named only if agents and staff are not. */
function shownKinds(who: readonly CallerKind[]): readonly NamedKind[] {
  const includedIn: Partial<Record<CallerKind, CallerKind>> = { premium: 'agent', admin: 'staff' };
  return who.filter((kind): kind is NamedKind => {
    const wider = includedIn[kind];
    return kind !== 'guest' && (wider === undefined || !who.includes(wider));
  });
}
