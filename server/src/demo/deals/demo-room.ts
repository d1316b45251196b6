import { conversationType } from '@trattativa/domain/room/conversation-types';
import type { App } from '../../app.ts';
import { markNotificationsRead } from '../../insight/notifications/mark-notifications.ts';
import { addDays } from '../../platform/clock.ts';
import { findUsername } from '../../room/chat/conversations/contacts.repository.ts';
import { createWhatChat } from '../../room/chat/conversations/create-what-chat.ts';
import { callMediator } from '../../room/chat/mediation/call-mediator.ts';
import { joinAsMediator } from '../../room/chat/mediation/enter-as-mediator.ts';
import { changeMessage } from '../../room/chat/messages/change-message.ts';
import { uploadDemoPage } from '../demo-files.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import { findDemoStaffLogin } from '../people/demo-people.repository.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import {
  findMediationOf,
  insertDemoConversationMessage,
  readDemoConversations,
} from './demo-conversations.repository.ts';

/**
 * A conversation of agent@ and club@ with a mediator, a quote, an edited message, a mention and an
 * attachment. Everything is read, and nobody is notified.
 */
export async function talkInDemoRoom(app: App, people: DemoPeople, today: Date): Promise<void> {
  const [agent] = people.agents;
  const [club] = people.clubs;
  const { db } = app.services;
  const staffLogin = await findDemoStaffLogin(db, 'staff');
  if (!agent || !club || !staffLogin) return;
  const past = new Past(app, addDays(today, -6));
  const asAgent = agentActor(agent);
  const asClub = clubActor(club);
  const asStaff = { ...agentActor({ ...staffLogin, agentId: 0 }), agentId: null, kind: 'staff' as const };
  const { conversationId } = await past.act(createWhatChat, asAgent, {
    conversation: { type: conversationType.group, isGroup: true, name: 'Provini della prima squadra' },
    users: [club.accountId],
  });
  const say = async (
    author: number,
    content: string,
    more: { replyToId?: number; mentions?: number[] } = {},
  ) => {
    await past.wait(4);
    return insertDemoConversationMessage(db, { conversationId, author, content, at: past.now, ...more });
  };
  await say(agent.accountId, 'Buongiorno, vi propongo due date per i provini.');
  await past.act(callMediator, asClub, { conversationId, reason: 'Chi paga il viaggio?' });
  await past.wait(10);
  const mediationId = await findMediationOf(db, conversationId);
  await past.act(joinAsMediator, asStaff, { mediationId });
  await past.wait(2);
  await past.act(markNotificationsRead, asStaff, { target: '/negotiationRoom' });

  const question = await say(
    club.accountId,
    'Il viaggio e l’albergo li paghiamo noi, il resto lo fatturate a noi?',
  );
  await say(staffLogin.accountId, 'Sì, lo prevede il regolamento della piattaforma.', {
    replyToId: question,
  });
  const date = await say(agent.accountId, 'Allora sabato alle 15.');
  await past.act(
    (services) =>
      changeMessage(services, {
        conversationId,
        messageId: date,
        accountId: agent.accountId,
        edit: { content: 'Allora sabato alle 16.', mentions: [] },
      }),
    asAgent,
    {},
  );
  // A club member's name is followed by the club's.
  const [name] = ((await findUsername(db, club.accountId)) ?? '').split(' · ');
  await say(agent.accountId, `@${name}, mi confermi il campo?`, { mentions: [club.accountId] });
  await past.wait(15);
  const line = 'Programma dei provini - esempio';
  await insertDemoConversationMessage(db, {
    conversationId,
    author: club.accountId,
    content: 'Confermato, ecco il programma.',
    at: past.now,
    fileId: await uploadDemoPage(past, asClub, 'Programma.pdf', line),
  });
  await past.settle();
  await readDemoConversations(db, [conversationId]);
}
