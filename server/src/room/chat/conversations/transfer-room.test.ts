import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, makeTeamMember } from '../../../../test/factories/people.ts';
import { loanTerms, makeTransfer } from '../../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

/** The system messages of a conversation, in order. */
async function notesIn(conversationId: number): Promise<(string | undefined)[]> {
  const rows = await app.services.db
    .selectFrom('messages')
    .select('meta')
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute();
  return rows.map(({ meta }) => (meta as { event?: string }).event);
}

it('two clubs talk about a transfer in a room of their own, which says every move', async () => {
  const made = await makeTransfer(app);
  const { club, releasing, agent, transferId, negotiationId } = made;
  await app.settle();
  const join = (token: string) => app.call(token, 'Whatchat/JoinTransferRoom', { transferId });
  const { conversationId } = (await join(club.token)).ok;
  expect((await join(releasing.token)).ok.conversationId).toBe(conversationId);
  const negotiations = (await app.call(club.token, 'Whatchat/JoinNegotiationRoom', { negotiationId })).ok;
  expect(negotiations.conversationId).not.toBe(conversationId);
  expect((await join(agent.token)).problem.code).toBe('FORBIDDEN');
  expect((await join((await makeTeamMember(app)).token)).problem.code).toBe('NOT_FOUND');
  expect((await join((await makeStaff(app)).token)).ok.conversationId).toBe(conversationId);
  const { transfer } = (
    await app.call(releasing.token, 'Transfer/ReviseTransfer', {
      transferId,
      version: made.version,
      ...loanTerms,
      sellOnPercent: 20,
    })
  ).ok;
  const listed = await app.app.http.inject({
    url: '/discussions',
    headers: { authorization: `Bearer ${releasing.token}` },
  });
  const { discussions } = listed.json() as { discussions: Conversation[] };
  const shown = discussions.find((one) => one.transfer_id === transferId)?.deal;
  expect(shown?.person.kind).toBe('player');
  expect(shown?.clubs).toHaveLength(2);
  const { termsHash } = transfer;
  await app.call(club.token, 'Transfer/SignTransfer', { transferId, version: transfer.version, termsHash });
  const last = { transferId, version: transfer.version + 1, termsHash };
  expect((await app.call(releasing.token, 'Transfer/SignTransfer', last)).ok.transfer.state).toBe('agreed');
  await app.settle();
  const said = (await notesIn(conversationId)).filter((event) => event?.startsWith('transfer'));
  expect(said).toEqual(['transferProposed', 'transferRevised', 'transferSigned', 'transferAgreed']);
  const toldPlayersSide = await notesIn(negotiations.conversationId);
  expect(toldPlayersSide.filter((event) => event?.startsWith('transfer'))).toEqual([]);
  expect(toldPlayersSide).toContain('clubsAgreed');
});
