import type { CallerKind } from '@trattativa/contract/access';
import { formatList } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/login/use-session.ts';
import { firstPath } from '../platform/paths.ts';
import { Message } from './message.tsx';
import { entryOf } from './shell/menu-entries.ts';

/** Screens behind the login are for no guest. */
type NamedKind = Exclude<CallerKind, 'guest'>;

interface NotForYouScreenProps {
  /** The route, by whose menu entry the screen is named. */
  path: string;
  who: readonly CallerKind[];
}

/** Shown in place of a screen that is for other kinds of users: which one it is, for whom, and the way home. */
export function NotForYouScreen({ path, who }: NotForYouScreenProps) {
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

/** Premium agents are agents, and administrators staff: named apart only where they stand alone. */
function shownKinds(who: readonly CallerKind[]): readonly NamedKind[] {
  const includedIn: Partial<Record<CallerKind, CallerKind>> = { premium: 'agent', admin: 'staff' };
  return who.filter((kind): kind is NamedKind => {
    const wider = includedIn[kind];
    return kind !== 'guest' && (wider === undefined || !who.includes(wider));
  });
}
