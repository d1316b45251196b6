import { conversationType } from '@trattativa/domain/room/conversation-types';
import type { App } from '../../app.ts';
import { addDays } from '../../platform/clock.ts';
import { createWhatChat } from '../../room/chat/conversations/create-what-chat.ts';
import { callMediator } from '../../room/chat/mediation/call-mediator.ts';
import { agentActor, Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import {
  insertDemoConversationMessage,
  listDemoCounterparts,
  readDemoConversations,
} from './demo-conversations.repository.ts';

/**
 * Conversations besides those of negotiations: a group, a one-to-one conversation, and a pending mediator
 * call. They belong to an agent without a demo login and clubs that this agent deals with.
 */
export async function openDemoConversations(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -3));
  const { db } = app.services;
  for (const agent of people.agents.slice(3)) {
    const [first, second] = (await listDemoCounterparts(db, agent.accountId)).filter(
      ({ account_id: id }) => id !== people.clubs[0]?.accountId,
    );
    if (!first || !second) continue;
    const actor = agentActor(agent);
    const group = await past.act(createWhatChat, actor, {
      conversation: { type: conversationType.group, isGroup: true, name: 'Mercato di gennaio' },
      users: [first.account_id, second.account_id],
    });
    const pair = await past.act(createWhatChat, actor, {
      conversation: { type: conversationType.oneToOne, isGroup: false, name: null },
      users: [first.account_id],
    });
    await past.wait(20);
    const say = (conversationId: number, author: number, content: string) =>
      insertDemoConversationMessage(db, { conversationId, author, content, at: past.now });
    await say(
      group.conversationId,
      agent.accountId,
      'Apro questo gruppo per tenerci aggiornati sul mercato.',
    );
    await say(
      pair.conversationId,
      agent.accountId,
      'Buongiorno, la prossima settimana sono in zona: ci vediamo?',
    );
    await past.wait(25);
    await say(group.conversationId, second.account_id, 'Ottima idea, a noi serve un esterno sinistro.');
    await say(pair.conversationId, first.account_id, 'Volentieri, giovedì mattina va bene.');
    await past.act(callMediator, actor, {
      conversationId: first.conversation_id,
      reason: 'Non siamo d’accordo sulla commissione',
    });
    await past.settle();
    await readDemoConversations(db, [group.conversationId, pair.conversationId, first.conversation_id]);
    return;
  }
}
