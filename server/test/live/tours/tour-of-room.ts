import { changeMessage } from '../../../src/room/chat/messages/change-message.ts';
import { insertMessage, makePair } from '../../factories/chat.ts';
import { makeAgent, makeCoach, makeStaff } from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** A conversation: what is changed and missed in it, who is called into it, and what staff watch. */
export async function playRoom(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const coach = await makeCoach(app);
  const staff = await makeStaff(app);
  const conversationId = await makePair(app, agent, coach);
  const stage = new Stage(app);
  await stage.show(
    { agent, coach, staff },
    { agentId: agent.agentId, coachingStaffId: coach.coachingStaffId },
  );
  const say = (content: string) => insertMessage(app, conversationId, agent.accountId, content);
  await stage.act('the agent names the coach in a message that was written before', async () => {
    const messageId = await say('Alle 15?');
    const edit = { content: '@Coach, alle 16?', mentions: [coach.accountId] };
    await changeMessage(app.services, { conversationId, messageId, accountId: agent.accountId, edit });
  });
  await stage.act('the agent keeps a copy of the conversation', async () => {
    const input = { ConversationId: conversationId, Format: 'json' };
    (await app.post(agent.token, '/api/Whatchat/ExportConversation', input)).ok;
  });
  await stage.act('the agent knocks', () =>
    stage.call(agent, 'Whatchat/SendTocTocOnPrivateChat', { conversationId }),
  );
  await stage.act('the agent asks for money', async () => {
    await say('Mandami 500 euro con Western Union.');
    await stage.job('index-messages');
  });
  await stage.act('staff confirm that', async () => {
    const [ticket] = (await stage.call(staff, 'Whatchat/GetMoneyTickets', { open: true })).items;
    await stage.call(staff, 'Whatchat/DecideMoneyTicket', {
      ticketId: ticket?.id as number,
      version: ticket?.version as number,
      status: 'confirmed',
      note: 'Bonifico chiesto.',
    });
  });
  await stage.act('the agent calls a mediator', () =>
    stage.call(agent, 'Whatchat/CallMediator', { conversationId, reason: 'Non ci capiamo.' }),
  );
  await stage.act('the agent withdraws the call', () =>
    stage.call(agent, 'Whatchat/WithdrawMediatorCall', { conversationId }),
  );
  const id = await makePair(app, coach, staff);
  await insertMessage(app, id, coach.accountId, 'Ci sei?');
  const sent = { last_message_at: app.clock.now() };
  await app.services.db.updateTable('conversations').set(sent).where('id', '=', id).execute();
  await stage.later({ minutes: 11 });
  await stage.act('somebody has not read', () => stage.job('tell-of-unread-messages'));
  return stage;
}
