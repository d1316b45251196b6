import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../../test/factories/deals.ts';
import { fetchFile, pdfOf, uploadTo } from '../../../../test/factories/files.ts';
import { makeAgent, makeTeamMember, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});

afterAll(() => app.close());

async function chosen({ token, accountId }: Pick<Person, 'token' | 'accountId'>, name = 'curriculum.pdf') {
  const parent = { parentKind: 'unsent' as const, parentId: accountId };
  return (await uploadTo(app, token, 'File/UploadFile', parent, { name, content: pdfOf(900) })).ok.file.id;
}

async function makeScene() {
  const agent = await makeAgent(app);
  const clubs = [await makeTeamMember(app), await makeTeamMember(app)] as const;
  const playerId = await makeAgentPlayer(app, agent.agentId);
  const propose = (fileIds: string[]) =>
    app.call(agent.token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: clubs.map(({ teamId }) => teamId),
      fileIds,
    });
  return { agent, clubs, propose };
}

const status = async (token: string, id: string) => (await fetchFile(app, token, `/files/${id}`)).statusCode;

describe('the attachments of a proposal', () => {
  it('can be read by every club of the proposal, and by nobody else', async () => {
    const { agent, clubs, propose } = await makeScene();
    const id = await chosen(agent);
    expect(await status(clubs[0].token, id)).toBe(404);
    const { items } = (await propose([id])).ok;
    for (const club of clubs) {
      const parentId = items.find(({ team }) => team.id === club.teamId)?.id as number;
      const list = await app.call(club.token, 'File/GetFiles', { parentKind: 'negotiation', parentId });
      expect(list.ok).toMatchObject({
        items: [{ id, name: 'curriculum.pdf', can: { remove: false } }],
        can: { add: true },
      });
      expect(await status(club.token, id)).toBe(200);
    }
    expect(await status((await makeTeamMember(app)).token, id)).toBe(404);
    expect(await status((await makeAgent(app)).token, id)).toBe(404);
  });

  it('are listed before the documents of one negotiation, which the other club does not see', async () => {
    const { agent, clubs, propose } = await makeScene();
    const { items, proposalId } = (await propose([await chosen(agent)])).ok;
    const [first, second] = clubs.map(
      ({ teamId }) => items.find(({ team }) => team.id === teamId)?.id as number,
    );
    const parent = { parentKind: 'negotiation' as const, parentId: first as number };
    const content = pdfOf(900);
    await uploadTo(app, clubs[0].token, 'File/UploadFile', parent, { name: 'visita.pdf', content });
    const names = async (token: string, parentId = first) =>
      (
        await app.call(token, 'File/GetFiles', { parentKind: 'negotiation', parentId: parentId as number })
      ).ok.items.map(({ name }) => name);
    expect(await names(agent.token)).toEqual(['curriculum.pdf', 'visita.pdf']);
    expect(await names(agent.token, second)).toEqual(['curriculum.pdf']);
    const added = await uploadTo(
      app,
      agent.token,
      'File/UploadFile',
      { parentKind: 'proposal', parentId: proposalId },
      { name: 'dopo.pdf', content },
    );
    expect(added.status).toBe(403);
  });

  it('can be removed only by whoever sent them', async () => {
    const { agent, clubs, propose } = await makeScene();
    const id = await chosen(agent);
    await propose([id]);
    expect((await app.call(clubs[0].token, 'File/DeleteFile', { fileId: id })).status).toBe(403);
    expect((await app.call(agent.token, 'File/DeleteFile', { fileId: id })).status).toBe(200);
    expect(await status(clubs[1].token, id)).toBe(404);
  });

  it('are in the audit of each negotiation when they are removed or restored', async () => {
    const { agent, clubs, propose } = await makeScene();
    const fileId = await chosen(agent);
    const { items } = (await propose([fileId])).ok;
    await app.call(agent.token, 'File/DeleteFile', { fileId });
    await app.call(agent.token, 'File/RestoreFile', { fileId });
    for (const club of clubs) {
      const dealId = items.find(({ team }) => team.id === club.teamId)?.id as number;
      const audit = await app.call(club.token, 'Audit/GetDealAudit', { kind: 'negotiation', dealId });
      const entries = audit.ok.items.filter(({ type }) => type === 'files.changed');
      expect(entries).toMatchObject([
        { actor: 'agent', facts: { change: 'removed' } },
        { actor: 'agent', facts: { change: 'restored' } },
      ]);
    }
  });

  it.each([
    ['somebody else’s', async () => chosen(await makeAgent(app))],
    ['not there', async () => 'nothing-like-that'],
  ])('a file that is %s is refused at its field, and nothing is proposed', async (_, theirs) => {
    const { agent, propose } = await makeScene();
    const id = await chosen(agent);
    const refused = await propose([id, await theirs()]);
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toMatchObject([{ field: 'FileIds.1', code: 'notInList' }]);
    expect((await propose([id])).status).toBe(200);
    const again = await propose([id]);
    expect(again.status).toBe(409);
  });

  it('are ten at most', async () => {
    const { propose } = await makeScene();
    const many = Array.from({ length: 11 }, (_, index) => `file-${index}`);
    expect((await propose(many)).problem.errors).toMatchObject([{ field: 'FileIds', code: 'tooMany' }]);
  });
});
