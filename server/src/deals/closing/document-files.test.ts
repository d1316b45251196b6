import { documentParents } from '@trattativa/contract/deals/closing/document-parents';
import { type DocumentKind, rejectedDocumentsKeptDays } from '@trattativa/domain/deals/closing/documents';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal, makeViewedDeal } from '../../../test/factories/deals.ts';
import { fetchFile, pdfOf, uploadTo } from '../../../test/factories/files.ts';
import {
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
  testPassword,
} from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { makeTransfer } from '../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { discardDocuments } from './jobs/discard-documents.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});

afterAll(() => app.close());

type Reader = Pick<Person, 'token'>;

const upload = (
  { token }: Reader,
  negotiationId: number,
  kind: DocumentKind = 'passport',
  file = { name: 'passaporto.pdf', content: pdfOf(900) },
) =>
  uploadTo(
    app,
    token,
    'File/UploadFile',
    { parentKind: documentParents[kind], parentId: negotiationId },
    file,
  );
const closingOf = async ({ token }: Reader, negotiationId: number) =>
  (await app.call(token, 'Closing/GetClosing', { negotiationId })).ok;
const documentOf = async (reader: Reader, negotiationId: number, kind: DocumentKind = 'passport') =>
  (await closingOf(reader, negotiationId)).documents.find((document) => document.kind === kind);
const status = async ({ token }: Reader, id: string) =>
  (await fetchFile(app, token, `/files/${id}`)).statusCode;

describe('the file of a document of a deal', () => {
  it('makes the document there for both sides until the one who brought it takes it away', async () => {
    const { club, agent, negotiationId } = await makeViewedDeal(app);
    const { file } = (await upload(agent, negotiationId)).ok;
    expect(await documentOf(club, negotiationId)).toMatchObject({
      isThere: true,
      standing: 'done',
      mayAdd: true,
      files: [{ id: file.id, name: 'passaporto.pdf', can: { remove: false } }],
    });
    expect((await documentOf(agent, negotiationId))?.files[0]?.can.remove).toBe(true);
    expect(await status(club, file.id)).toBe(200);
    const foreign = await app.call(club.token, 'File/DeleteFile', { fileId: file.id });
    expect(foreign.problem.code).toBe('FORBIDDEN');
    expect((await app.call(agent.token, 'File/DeleteFile', { fileId: file.id })).status).toBe(200);
    expect(await documentOf(club, negotiationId)).toMatchObject({ isThere: false, files: [] });
  });

  it('is told to the open screens of both sides, with the kind of document', async () => {
    const { club, agent, negotiationId } = await makeViewedDeal(app);
    await upload(agent, negotiationId);
    const event = await app.services.db
      .selectFrom('events')
      .select(['data', 'recipients'])
      .where('type', '=', 'files.changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event.data).toEqual({ parentKind: 'dealPassport', parentId: negotiationId, change: 'added' });
    expect(event.recipients).toEqual(expect.arrayContaining([club.accountId, agent.accountId]));
  });

  it('is refused for a document that the deal does not need, and for content that is no document', async () => {
    const { club, negotiationId } = await makeViewedDeal(app);
    expect((await upload(club, negotiationId, 'itc')).code).toBe('FORBIDDEN');
    const page = { name: 'passaporto.html', content: Buffer.from('<script>alert(1)</script>') };
    expect((await upload(club, negotiationId, 'passport', page)).code).toBe('FILE_TYPE_NOT_ALLOWED');
  });

  it('does not exist for strangers, nor for another club with the same proposal', async () => {
    const other = await makeTeamMember(app);
    const { agent, negotiationId } = await makeDeal(app, { otherTeamIds: [other.teamId] });
    const { file } = (await upload(agent, negotiationId)).ok;
    for (const stranger of [other, await makeTeamMember(app)]) {
      expect(await status(stranger, file.id)).toBe(404);
      expect((await upload(stranger, negotiationId)).code).toBe('NOT_FOUND');
    }
  });

  it('is brought by the player where the document is the player’s, and only read where it is not', async () => {
    const player = await makePlayerAccount(app);
    const { club, negotiationId } = await makeViewedDeal(app, { linkedAccountId: player.accountId });
    await upload(club, negotiationId, 'fitness');
    expect((await upload(player, negotiationId, 'passport')).status).toBe(200);
    expect((await upload(player, negotiationId, 'fitness')).code).toBe('FORBIDDEN');
    expect(await documentOf(player, negotiationId, 'passport')).toMatchObject({
      mayAdd: true,
      files: [{ can: { remove: true } }],
    });
    expect(await documentOf(player, negotiationId, 'fitness')).toMatchObject({
      mayAdd: false,
      files: [{ can: { remove: false } }],
    });
  });

  it('is marked by whoever may bring it: an adult player marks their own, and no other', async () => {
    const player = await makePlayerAccount(app);
    const { negotiationId } = await makeViewedDeal(app, { linkedAccountId: player.accountId });
    const mark = (kind: 'passport' | 'fitness') =>
      app.call(player.token, 'Closing/MarkDocument', { negotiationId, kind, isThere: true });
    const seen = (await mark('passport')).ok;
    expect(seen.documents.find(({ kind }) => kind === 'passport')?.isThere).toBe(true);
    expect(seen.mayMark).toBe(true);
    expect((await mark('fitness')).problem.code).toBe('FORBIDDEN');
  });

  it('is brought by the releasing club, which is no party, only as its nulla osta and once the clubs agreed', async () => {
    const { club, releasing, playerId, negotiationId, transferId, version, termsHash } =
      await makeTransfer(app);
    const bound = { contractual_status: contractualStatus.underContract };
    await app.services.db.updateTable('players').set(bound).where('id', '=', playerId).execute();
    expect((await upload(releasing, negotiationId, 'nullaOsta')).code).toBe('NOT_FOUND');
    let seen = { transferId, version, termsHash };
    for (const { token } of [releasing, club]) {
      const { transfer } = (await app.call(token, 'Transfer/SignTransfer', seen)).ok;
      seen = { ...seen, version: transfer.version };
    }
    const { file } = (await upload(releasing, negotiationId, 'nullaOsta')).ok;
    expect(await documentOf(club, negotiationId, 'nullaOsta')).toMatchObject({ files: [{ id: file.id }] });
    expect(await status(club, file.id)).toBe(200);
    expect((await upload(releasing, negotiationId, 'passport')).code).toBe('NOT_FOUND');
  });

  it('is read by nobody but staff once the negotiation is rejected, and is discarded a month later', async () => {
    const { club, agent, negotiationId, version } = await makeViewedDeal(app);
    const { file } = (await upload(agent, negotiationId)).ok;
    await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.rejected,
    });
    const staff = await makeStaff(app);
    expect([await status(club, file.id), await status(agent, file.id)]).toEqual([404, 404]);
    expect(await status(staff, file.id)).toBe(200);
    app.clock.advance({ days: rejectedDocumentsKeptDays - 1 });
    await discardDocuments.run(app.services, {});
    expect(await status(await makeStaff(app), file.id)).toBe(200);
    app.clock.advance({ days: 2 });
    await discardDocuments.run(app.services, {});
    expect(await status(await makeStaff(app), file.id)).toBe(404);
  });

  it('stays after the signature, when some documents are still to come', async () => {
    const { club, agent, negotiationId, version } = await makeViewedDeal(app);
    const signed = (await signByClub(app, club.token, { negotiationId, version })).ok;
    const seen = { negotiationId, version: signed.negotiation.version };
    expect((await app.call(agent.token, 'Negotiation/ConfirmSignature', seen)).status).toBe(200);
    expect((await upload(club, negotiationId, 'federationForm')).status).toBe(200);
    expect(await documentOf(agent, negotiationId, 'federationForm')).toMatchObject({ standing: 'done' });
  });

  it('is gone with the account of the player whom it is about', async () => {
    const player = await makePlayerAccount(app);
    const { club, agent, negotiationId } = await makeViewedDeal(app, { linkedAccountId: player.accountId });
    const { file } = (await upload(agent, negotiationId)).ok;
    const erased = await app.call(player.token, 'Account/DeleteMyAccount', { currentPassword: testPassword });
    expect(erased.status).toBe(200);
    expect(await status(club, file.id)).toBe(404);
  });
});
