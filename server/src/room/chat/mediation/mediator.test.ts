import type { ChatMessage, Conversation, OwnEvents, RoomJoined } from '@trattativa/contract/room/chat/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Follower, listen, makePair, nextPayload, OpenSockets, ok } from '../../../../test/factories/chat.ts';
import { makeViewedDeal } from '../../../../test/factories/deals.ts';
import { makeAgent, makeStaff, makeTeamMember, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../../test/stage/send-together.ts';

let app: TestApp;
let mediator: Person;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  sockets = new OpenSockets(await listen(app));
  mediator = await makeStaff(app);
});

afterAll(async () => {
  sockets.close();
  await app.close();
});

async function conversationOf(person: Person, id: number): Promise<Conversation | undefined> {
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await app.app.http.inject({ method: 'GET', url: '/discussions', headers });
  const { discussions } = response.json() as { discussions: Conversation[] };
  return discussions.find((conversation) => conversation.id === id);
}

const texts = (messages: readonly ChatMessage[] | undefined) =>
  messages?.filter(({ kind }) => kind === 'text').map(({ content }) => content);

/** A negotiation's conversation with both sides and one message. */
async function makeRoom() {
  const { agent, club, negotiationId } = await makeViewedDeal(app);
  const { conversationId: id } = (
    await app.call(agent.token, 'Whatchat/JoinNegotiationRoom', { negotiationId })
  ).ok;
  await app.call(club.token, 'Whatchat/JoinNegotiationRoom', { negotiationId });
  await app.settle();
  const writer = await sockets.inRoom(agent, id);
  await ok(writer.send('cifra riservata', 'r'));
  return { agent, club, negotiationId, id, writer };
}

const call = (person: Person, conversationId: number, reason?: string) =>
  app.call(person.token, 'Whatchat/CallMediator', { conversationId, reason });
const waiting = async () => (await app.call(mediator.token, 'Whatchat/GetMediatorCalls', {})).ok.items;
const ask = (person: Person, conversationId: number) =>
  app.call(person.token, 'Whatchat/AskToShowHistory', { conversationId });
const answer = (person: Person, conversationId: number, agrees: boolean) =>
  app.call(person.token, 'Whatchat/AnswerToShowHistory', { conversationId, agrees });

async function comeIn(id: number, who = mediator) {
  const mediationId = (await waiting()).find(({ conversationId }) => conversationId === id)
    ?.mediationId as number;
  return app.call(who.token, 'Whatchat/JoinAsMediator', { mediationId });
}

describe('a mediator', () => {
  it('is called by any party, queued for staff, and announced by bell and mail', async () => {
    const { club, agent, id } = await makeRoom();
    expect((await call(club, id, 'Provvigione')).status).toBe(200);
    expect((await call(agent, id)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect(await waiting()).toMatchObject([
      { conversationId: id, type: 1, reason: 'Provvigione', calledById: club.accountId, members: 2 },
    ]);
    await expect
      .poll(async () => {
        await app.settle();
        return (await app.mailTo(mediator.email))[0]?.subject;
      })
      .toMatch(/chiama un mediatore/);
    expect(await conversationOf(mediator, id)).toBeUndefined();
    const withdraw = (who: Person) =>
      app.call(who.token, 'Whatchat/WithdrawMediatorCall', { conversationId: id });
    // The other side cannot withdraw the call.
    expect((await conversationOf(agent, id))?.can.withdraw_call).toBe(false);
    expect((await withdraw(agent)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await withdraw(club)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await comeIn(id)).status).toBe(400);
  });

  it('joins visibly and sees later messages only, by every path', async () => {
    const { agent, club, id, writer } = await makeRoom();
    await call(agent, id);
    const own = await sockets.own(mediator);
    const shown = nextPayload<OwnEvents['new_conversation']>(
      own,
      'new_conversation',
      (event) => event.conversation.id === id,
    );
    const updated = nextPayload<OwnEvents['conversation_updated']>(
      await sockets.own(club),
      'conversation_updated',
      ({ conversation }) => conversation.mediation?.mediator_id === mediator.accountId,
    );
    expect((await comeIn(id)).ok.conversationId).toBe(id);
    const { conversation } = await shown;
    expect(texts(conversation.messages)).toEqual([]);
    expect((await updated).conversation.users.find((user) => user.id === mediator.accountId)?.role).toBe(
      'mediator',
    );
    const follower = new Follower(sockets.online(mediator), id);
    const reply = await follower.joined;
    expect([texts(reply.messages), reply.has_more]).toEqual([[], false]);
    expect(reply.conversation.unread_count).toBe(0);
    const bound = reply.conversation.hidden_up_to_seq;
    const secret = writer.shown.find(({ content }) => content === 'cifra riservata') as ChatMessage;
    expect(secret.seq).toBeLessThanOrEqual(bound);
    // Catching up from an earlier message, or loading around one, shows nothing earlier either.
    const sneaky = sockets.online(mediator).channel(`conversation:${id}`, { last_message_id: 1 } as never);
    expect(texts((await ok<RoomJoined>(sneaky.join())).messages)).toEqual([]);
    for (const payload of [{ before_id: secret.id }, { around_id: secret.id }, { after_id: secret.id }])
      await expect(ok(sneaky.push('load_messages', { ...payload, limit: 50 }))).rejects.toThrow('not_found');
    expect(
      texts((await ok<RoomJoined>(sneaky.push('load_messages', { after_id: 0, limit: 50 }))).messages),
    ).toEqual([]);
    await ok(writer.send('ora ci siamo', 'o'));
    await expect.poll(() => texts(follower.shown)).toEqual(['ora ci siamo']);
    expect(texts((await conversationOf(mediator, id))?.messages)).toEqual(['ora ci siamo']);
  });

  it('sees earlier messages once both sides said yes in the room; one no closes the question', async () => {
    const { agent, club, id } = await makeRoom();
    await call(agent, id);
    await comeIn(id);
    expect((await conversationOf(mediator, id))?.can).toMatchObject({ ask_history: true, leave: true });
    await ask(mediator, id);
    expect((await ask(agent, id)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await answer(mediator, id, true)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    await answer(agent, id, true);
    expect((await answer(agent, id, true)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await conversationOf(mediator, id))?.hidden_up_to_seq).toBeGreaterThan(0);
    await answer(club, id, false);
    expect((await conversationOf(agent, id))?.mediation).toMatchObject({ history: 'hidden', agreed_by: [] });
    // A party who asks has answered yes for their side; nobody answers for the other one.
    await ask(club, id);
    const unread = (await conversationOf(mediator, id))?.unread_count as number;
    const updated = nextPayload<OwnEvents['conversation_updated']>(
      await sockets.own(mediator),
      'conversation_updated',
      // The question's event may arrive late, when half of the answer is visible already; the answer's own
      // event follows.
      ({ conversation }) =>
        conversation.mediation?.history === 'shown' && conversation.hidden_up_to_seq === 0,
    );
    await answer(agent, id, true);
    await updated;
    const seen = await conversationOf(mediator, id);
    expect(texts(seen?.messages)).toEqual(['cifra riservata']);
    // Earlier messages are not unread: only the two notes are.
    expect(seen?.unread_count).toBe(unread + 2);
    expect(seen?.messages.at(-1)?.meta?.event).toBe('historyShown');
  });

  it('is unique: of two who answer a call one joins', async () => {
    const { agent, id } = await makeRoom();
    const other = await makeStaff(app);
    await call(agent, id);
    const mediationId = (await waiting()).find(({ conversationId }) => conversationId === id)
      ?.mediationId as number;
    const path = 'Whatchat/JoinAsMediator';
    const answers = await sendTogether(app, [
      { token: mediator.token, path, input: { mediationId } },
      { token: other.token, path, input: { mediationId } },
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('leaves, loses access, and starts again when called again: the earlier agreement is over', async () => {
    const [ada, bea] = [await makeAgent(app), await makeTeamMember(app)];
    const id = await makePair(app, ada, bea);
    const writer = await sockets.inRoom(ada, id);
    await ok(writer.send('uno', 'u'));
    await call(bea, id);
    await comeIn(id);
    await ask(ada, id);
    await answer(bea, id, true);
    expect(texts((await conversationOf(mediator, id))?.messages)).toEqual(['uno']);
    expect(
      (await app.call(mediator.token, 'Whatchat/LeaveConversation', { conversationId: id })).status,
    ).toBe(200);
    expect(await conversationOf(mediator, id)).toBeUndefined();
    const left = await conversationOf(ada, id);
    expect([left?.mediation, left?.users.map(({ role }) => role)]).toEqual([null, ['member', 'member']]);
    await call(ada, id);
    await comeIn(id);
    expect(texts((await conversationOf(mediator, id))?.messages)).toEqual([]);
    // The database refuses it too.
    const uncover = app.services.db
      .updateTable('conversation_members')
      .set({ hidden_up_to_seq: 0 })
      .where('conversation_id', '=', id)
      .where('account_id', '=', mediator.accountId)
      .execute();
    await expect(uncover).rejects.toThrow('only when both sides agree');
    const own = app.services.db
      .updateTable('conversation_members')
      .set({ role: 'owner' })
      .where('conversation_id', '=', id)
      .where('account_id', '=', ada.accountId)
      .execute();
    await expect(own).rejects.toThrow('only a group has an owner');
  });

  it('may join a negotiation uncalled, under the same conditions', async () => {
    const { agent, negotiationId, id } = await makeRoom();
    const join = () => app.call(mediator.token, 'Whatchat/JoinNegotiationRoom', { negotiationId });
    expect((await join()).ok.conversationId).toBe(id);
    expect((await join()).ok.conversationId).toBe(id);
    expect(texts((await conversationOf(mediator, id))?.messages)).toEqual([]);
    const seen = await conversationOf(agent, id);
    expect(seen?.messages.at(-1)?.meta?.event).toBe('mediatorJoined');
    expect(seen?.mediation).toMatchObject({ called_by: null, mediator_id: mediator.accountId });
  });
});
