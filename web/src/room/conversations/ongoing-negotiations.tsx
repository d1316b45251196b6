import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNow } from '../../platform/clock/use-now.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { type Observable, useObservable } from '../../platform/observable.ts';
import { conversationPath } from '../../platform/paths.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { ConversationPicture } from './conversation-picture.tsx';
import classes from './conversations.module.css';
import { useOngoingNegotiations } from './ongoing-negotiations.queries.ts';
import { UnreadBadge } from './unread-badge.tsx';

const maxShown = 6;
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** On the welcome screen: the open negotiations of the last months, each with a link to its conversation. */
export default function OngoingNegotiations({
  known,
}: {
  known: Observable<readonly Conversation[] | null>;
}) {
  const { t } = useTranslation('conversations');
  const { kind } = useUser();
  const conversations = useObservable(known);
  const today = day(useNow().getTime());
  const { data } = useOngoingNegotiations(today);
  const items = (data?.items ?? [])
    .filter(({ conversationId }) => conversationId !== null)
    .slice(0, maxShown);
  if (items.length === 0) return null;
  return (
    <section className={classes.welcome}>
      <h2 className={classes.ongoingTitle}>{t('ongoing.title')}</h2>
      <ul className={classes.ongoing}>
        {items.map(({ negotiationId, conversationId, player, team, users, unreadCount }) => {
          const conversation = conversations?.find(({ id }) => id === conversationId);
          return (
            <li key={negotiationId}>
              <Link to={conversationPath(conversationId as number)}>
                {conversation ? (
                  <ConversationPicture conversation={conversation} size={40} />
                ) : (
                  <AvatarPicture name={player} url={null} size={40} kind="player" />
                )}
                <span className={classes.who}>
                  <span>{player}</span>
                  <span className={classes.role}>
                    {/* A club is not shown its own name. */}
                    {kind === 'team'
                      ? users.find(({ profile }) => profile === profileType.agent)?.name
                      : team.name}
                  </span>
                </span>
                <UnreadBadge count={unreadCount} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
