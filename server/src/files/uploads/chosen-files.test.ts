import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal, usualTerms } from '../../../test/factories/deals.ts';
import { pdfOf, uploadTo } from '../../../test/factories/files.ts';
import { makeTeam, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});

afterAll(() => app.close());

async function chosenBy({ token, accountId }: Pick<Person, 'token' | 'accountId'>) {
  const parent = { parentKind: 'unsent' as const, parentId: accountId };
  const file = { name: 'progetto.pdf', content: pdfOf(900) };
  return (await uploadTo(app, token, 'File/UploadFile', parent, file)).ok.file.id;
}

async function wanted() {
  const teamIds = [await makeTeam(app)];
  return { role: playerRole.attackingMidfielder, level: 3 as const, city: 'Padova', country: 'IT', teamIds };
}

const listed = async (token: string, parentKind: 'offer' | 'request' | 'requestDraft', parentId: number) =>
  (await app.call(token, 'File/GetFiles', { parentKind, parentId })).ok.items.map(({ id }) => id);

const misplaced = [{ field: 'FileIds.0', code: 'notInList' }];

describe('files chosen in a form before it is sent', () => {
  it('come with the offer: the other side can read them at once', async () => {
    const { agent, club, playerId, negotiationId } = await makeViewedDeal(app);
    const fileId = await chosenBy(club);
    const offer = { playerId, negotiationId, ...usualTerms, fileIds: [fileId] };
    const stranger = await makeTeamMember(app);
    const stolen = await app.call(club.token, 'Offer/CreateOffer', {
      ...offer,
      fileIds: [await chosenBy(stranger)],
    });
    expect(stolen.problem.errors).toMatchObject(misplaced);
    const made = (await app.call(club.token, 'Offer/CreateOffer', offer)).ok.offer;
    expect(await listed(agent.token, 'offer', made.id)).toEqual([fileId]);
  });

  it('come with a request published without a draft', async () => {
    const club = await makeTeamMember(app);
    const fileId = await chosenBy(club);
    const request = await wanted();
    const publish = (fileIds: string[], version?: { id: number; version: number }) =>
      app.call(club.token, 'Request/SaveRequest', { request: { ...request, ...version }, fileIds });
    expect((await publish(['nothing-like-that'])).problem.errors).toMatchObject(misplaced);
    const { id, version } = (await publish([fileId])).ok.request;
    expect(await listed(club.token, 'request', id)).toEqual([fileId]);
    // Files are uploaded to an existing request directly.
    const changed = await publish([await chosenBy(club)], { id, version });
    expect(changed.problem.errors).toMatchObject([{ field: 'FileIds', code: 'invalid' }]);
  });

  it('come with a new draft, and with the request it becomes', async () => {
    const club = await makeTeamMember(app);
    const fileId = await chosenBy(club);
    const request = await wanted();
    const { draft } = (await app.call(club.token, 'Request/SaveDraft', { draft: request, fileIds: [fileId] }))
      .ok;
    const { id, version } = draft;
    expect(await listed(club.token, 'requestDraft', id)).toEqual([fileId]);
    const again = { draft: { ...request, id, version }, fileIds: [await chosenBy(club)] };
    expect((await app.call(club.token, 'Request/SaveDraft', again)).problem.errors).toMatchObject([
      { field: 'FileIds', code: 'invalid' },
    ]);
    const published = await app.call(club.token, 'Request/SaveRequest', { request, draft: { id, version } });
    expect(await listed(club.token, 'request', published.ok.request.id)).toEqual([fileId]);
  });
});
