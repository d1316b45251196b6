import type { Channel, ChannelDefinition } from '@trattativa/phoenix-server';
import type { Services } from '../../platform/services.ts';
import { admitHandler } from './admit-handler.ts';
import type { ChatSession } from './chat-session.ts';
import type { ContactPresence } from './conversations/contact-presence.ts';
import { listVisibleIds } from './conversations/contacts.repository.ts';
import { listPresented } from './conversations/present-conversation.ts';
import { showsPresence } from './presence-log.repository.ts';
import type { PresenceLog } from './presence-log.ts';

type ChatChannel = Channel<ChatSession>;

/** `users:join`: online contacts and own conversations, reloaded on every join. */
export function everybodyChannel(
  services: Services,
  presence: ContactPresence,
  log: PresenceLog,
): ChannelDefinition<ChatSession> {
  return {
    topic: 'users:join',
    join: admitHandler(services, async ({ session }: ChatChannel) => {
      const [contacts, isShown, discussions] = await Promise.all([
        listVisibleIds(services.db, session.accountId),
        showsPresence(services.db, session.accountId),
        listPresented(services.db, session.accountId),
      ]);
      return {
        ok: {},
        after(channel: ChatChannel) {
          presence.enter(channel, contacts, services.clock.now(), isShown);
          log.came(session.accountId);
          channel.push('initial_discussions', { discussions });
        },
      };
    }),
    handle: {},
    left(channel) {
      if (presence.leave(channel)) log.went(channel.session.accountId);
    },
  };
}

/** `users:{id}`: one person's events, for their own sockets only. Counts them in `connected`, by account. */
export function ownChannel(connected: Map<number, number>): ChannelDefinition<ChatSession> {
  return {
    topic: 'users:*',
    join({ suffix, session: { accountId } }) {
      if (suffix !== String(accountId)) return { error: { reason: 'forbidden' } };
      return { ok: {}, after: () => connected.set(accountId, (connected.get(accountId) ?? 0) + 1) };
    },
    handle: {},
    left({ session: { accountId } }) {
      const others = (connected.get(accountId) ?? 1) - 1;
      if (others > 0) connected.set(accountId, others);
      else connected.delete(accountId);
    },
  };
}
