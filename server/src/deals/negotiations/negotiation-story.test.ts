import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal, makeViewedDeal } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const update = 'Negotiation/UpdateNegotiationStatus';
const get = (token: string, negotiationId: number) =>
  app.call(token, 'Negotiation/GetNegotiation', { negotiationId });

describe('a negotiation', () => {
  it('is sent when the mail to the club’s people is delivered', async () => {
    const { agent, club, negotiationId } = await makeDeal(app);
    const second = await makeTeamMember(app, { teamId: club.teamId });
    expect((await get(agent.token, negotiationId)).ok.status).toBe(0);
    await app.settle();
    expect((await get(agent.token, negotiationId)).ok).toMatchObject({
      status: negotiationStatus.sent,
      turn: 'club',
    });
    for (const { email } of [club, second]) {
      const [mail] = await app.mailTo(email);
      expect(mail?.links).toContain(`http://trattativa.test/#/negotiations/${negotiationId}`);
      expect(mail?.text).toContain('Livello: Serie D');
      expect(mail?.text).toContain('Licenza FIFA TEST-');
    }
  });

  it('reaches an unregistered club at its contact address, in the language of its country', async () => {
    const teamId = await makeTeam(app, { country: 'DE', contactEmail: 'sport@verein.example' });
    const { agent, negotiationId } = await makeDeal(app, { otherTeamIds: [teamId] });
    await app.settle();
    const [mail] = await app.mailTo('sport@verein.example');
    expect(mail?.subject).toContain('schlägt');
    expect(mail?.text).toContain('4. Liga');
    const { items } = (await app.call(agent.token, 'Negotiation/GetNegotiations', { teamId })).ok;
    expect(items).toMatchObject([{ status: negotiationStatus.sent }]);
    expect(items[0]?.id).not.toBe(negotiationId);
  });

  it('stays pending when nobody of the club can be reached', async () => {
    const teamId = await makeTeam(app);
    const { agent } = await makeDeal(app, { otherTeamIds: [teamId] });
    await app.settle();
    const { items } = (await app.call(agent.token, 'Negotiation/GetNegotiations', { teamId })).ok;
    expect(items).toMatchObject([{ status: negotiationStatus.pending, turn: null }]);
  });

  it('is set to viewed when somebody of the club first opens it, and by nobody else', async () => {
    const { agent, club, negotiationId } = await makeDeal(app);
    await app.settle();
    const open = (token: string) => app.call(token, 'Negotiation/OpenNegotiation', { negotiationId });
    expect((await open(agent.token)).ok.status).toBe(1);
    expect((await open((await makeStaff(app)).token)).ok.status).toBe(1);
    const viewed = (await open(club.token)).ok;
    expect(viewed.status).toBe(2);
    expect((await open(club.token)).ok.version).toBe(viewed.version);
    expect(viewed.timeline.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, 0, 'proposer'],
      [0, 1, 'system'],
      [1, 2, 'system'],
    ]);
  });

  it('is signed by the club, confirmed by the proposer, and closes the others', async () => {
    const other = await makeTeamMember(app);
    const deal = await makeViewedDeal(app, { otherTeamIds: [other.teamId] });
    const { agent, club, negotiationId } = deal;
    const signed = (await signByClub(app, club.token, { negotiationId, version: deal.version })).ok;
    expect(signed.message).toBe('Stato trattativa aggiornato correttamente');
    expect(signed.negotiation).toMatchObject({ status: negotiationStatus.viewed, turn: 'proposer' });
    expect(signed.negotiation.signedByTeamAt).not.toBeNull();
    const seen = (await get(agent.token, negotiationId)).ok;
    expect(seen.can).toMatchObject({ confirm: true, takeBack: true });
    expect(seen.others).toMatchObject([{ status: negotiationStatus.pending }]);
    const confirmed = (
      await app.call(agent.token, 'Negotiation/ConfirmSignature', { negotiationId, version: seen.version })
    ).ok;
    expect(confirmed.negotiation).toMatchObject({ status: negotiationStatus.signed, turn: null, others: [] });
    const { items } = (await app.call(other.token, 'Negotiation/GetNegotiations', {})).ok;
    expect(items).toMatchObject([{ status: negotiationStatus.rejected, cause: 'signedElsewhere' }]);
  });

  it('can have its signature withdrawn by either side and then be put on trial', async () => {
    const deal = await makeViewedDeal(app);
    const { agent, club, negotiationId } = deal;
    let { version } = deal;
    for (const token of [club.token, agent.token]) {
      version = (await signByClub(app, club.token, { negotiationId, version })).ok.negotiation.version;
      const refused = await app.call(club.token, update, {
        negotiationId,
        version,
        status: negotiationStatus.trial,
      });
      expect(refused.problem.code).toBe('TRANSITION_NOT_ALLOWED');
      const back = (await app.call(token, 'Negotiation/TakeBackSignature', { negotiationId, version })).ok;
      expect(back.negotiation).toMatchObject({
        status: negotiationStatus.viewed,
        signedByTeamAt: null,
        turn: 'club',
      });
      version = back.negotiation.version;
    }
    const trial = (
      await app.call(club.token, update, { negotiationId, version, status: negotiationStatus.trial })
    ).ok;
    expect(trial.negotiation.status).toBe(4);
  });

  it('can be signed and confirmed by staff for either side', async () => {
    const { negotiationId, version } = await makeViewedDeal(app);
    const staff = await makeStaff(app);
    const signed = (await signByClub(app, staff.token, { negotiationId, version })).ok;
    const done = await app.call(staff.token, 'Negotiation/ConfirmSignature', {
      negotiationId,
      version: signed.negotiation.version,
    });
    expect(done.ok.negotiation.status).toBe(5);
    expect(done.ok.negotiation.timeline.at(-1)).toMatchObject({ by: 'staff', actorName: null });
  });

  it('accepts status 5 for the signature that the caller’s side can give now', async () => {
    const other = await makeTeamMember(app);
    const deal = await makeViewedDeal(app, { otherTeamIds: [other.teamId] });
    const { agent, club, negotiationId } = deal;
    const sheet = (await app.call(club.token, 'Negotiation/GetFeeSheet', { negotiationId })).ok;
    const sign = async (token: string, version: number) =>
      app.call(token, update, {
        negotiationId,
        version,
        status: negotiationStatus.signed,
        acceptedCost: 2500,
        feeSheetHash: sheet.hash,
      });
    const early = await sign(agent.token, deal.version);
    expect([early.status, early.problem.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(early.problem.current).toMatchObject({ Id: negotiationId, Status: 2, Version: deal.version });
    const signed = (await sign(club.token, deal.version)).ok;
    expect(signed.message).toBe('Stato trattativa aggiornato correttamente');
    expect(signed.negotiation).toMatchObject({ status: negotiationStatus.viewed, turn: 'proposer' });
    const { version } = signed.negotiation;
    expect((await sign(club.token, version)).problem).toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
      current: { Status: 2, Version: version },
    });
    expect((await sign(agent.token, deal.version)).problem.code).toBe('CHANGED_MEANWHILE');
    expect((await sign(agent.token, version)).ok.negotiation).toMatchObject({
      status: negotiationStatus.signed,
      others: [],
    });
    const { items } = (await app.call(other.token, 'Negotiation/GetNegotiations', {})).ok;
    expect(items).toMatchObject([{ status: negotiationStatus.rejected, cause: 'signedElsewhere' }]);
  });

  it('accepts status 5 from staff for either side', async () => {
    const { negotiationId, version } = await makeViewedDeal(app);
    const staff = await makeStaff(app);
    const sheet = (await app.call(staff.token, 'Negotiation/GetFeeSheet', { negotiationId })).ok;
    const signed = (
      await app.call(staff.token, update, {
        negotiationId,
        version,
        status: negotiationStatus.signed,
        acceptedCost: 2500,
        feeSheetHash: sheet.hash,
      })
    ).ok;
    const seen = { negotiationId, version: signed.negotiation.version };
    const done = (await app.call(staff.token, update, { ...seen, status: negotiationStatus.signed })).ok;
    expect(done.negotiation.status).toBe(5);
    const over = {
      negotiationId,
      version: done.negotiation.version,
      status: negotiationStatus.signed,
    } as const;
    expect((await app.call(staff.token, update, over)).problem.current).toMatchObject({ Status: 5 });
  });

  it('is rejected by the club with an optional reason, and reopened by staff with a written one', async () => {
    const { agent, club, negotiationId, version } = await makeViewedDeal(app);
    const rejected = (
      await app.call(club.token, update, {
        negotiationId,
        version,
        status: negotiationStatus.rejected,
        reason: 'Ruolo coperto.',
      })
    ).ok.negotiation;
    expect(rejected).toMatchObject({
      status: negotiationStatus.rejected,
      cause: 'refusedByClub',
      turn: null,
    });
    expect(rejected.timeline.at(-1)).toMatchObject({ by: 'club', reason: 'Ruolo coperto.' });
    const again = { negotiationId, version: rejected.version, status: negotiationStatus.viewed };
    expect((await app.call(agent.token, update, again)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const staff = await makeStaff(app);
    expect((await app.call(staff.token, update, again)).problem.code).toBe('REASON_REQUIRED');
    expect((await app.call(staff.token, update, { ...again, reason: '  ' })).problem.code).toBe(
      'REASON_REQUIRED',
    );
    const reopened = await app.call(staff.token, update, { ...again, reason: 'Rifiutata per errore.' });
    expect(reopened.ok.negotiation).toMatchObject({ status: negotiationStatus.viewed, cause: null });
  });

  it('cannot be reopened while a newer one of the same player and club is open', async () => {
    const { agent, club, playerId, negotiationId, version } = await makeViewedDeal(app);
    const { negotiation } = (
      await app.call(club.token, update, { negotiationId, version, status: negotiationStatus.rejected })
    ).ok;
    await app.call(agent.token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [club.teamId],
    });
    const staff = await makeStaff(app);
    const reopened = await app.call(staff.token, update, {
      negotiationId,
      version: negotiation.version,
      status: negotiationStatus.viewed,
      reason: 'Errore.',
    });
    expect(reopened.problem.code).toBe('ALREADY_PROPOSED');
  });

  it('can be withdrawn by its proposer once it is sent', async () => {
    const { agent, negotiationId } = await makeDeal(app);
    const early = await app.call(agent.token, update, {
      negotiationId,
      version: 1,
      status: negotiationStatus.rejected,
    });
    expect(early.problem.code).toBe('TRANSITION_NOT_ALLOWED');
    await app.settle();
    const { version } = (await get(agent.token, negotiationId)).ok;
    const done = await app.call(agent.token, update, {
      negotiationId,
      version,
      status: negotiationStatus.rejected,
    });
    expect(done.ok.negotiation).toMatchObject({ status: negotiationStatus.rejected, cause: 'withdrawn' });
  });

  it('cannot be set by any caller to a status that only the system sets', async () => {
    const { agent, club, negotiationId, version } = await makeViewedDeal(app);
    for (const { token } of [agent, club, await makeStaff(app)]) {
      for (const status of [negotiationStatus.pending, negotiationStatus.sent]) {
        const { problem } = await app.call(token, update, { negotiationId, version, status });
        expect(problem.code).toBe('TRANSITION_NOT_ALLOWED');
      }
    }
  });

  it('changed by somebody else refuses the second change with the present state', async () => {
    const { agent, club, negotiationId, version } = await makeViewedDeal(app);
    await app.call(club.token, update, { negotiationId, version, status: negotiationStatus.trial });
    const { problem } = await app.call(agent.token, update, {
      negotiationId,
      version,
      status: negotiationStatus.rejected,
    });
    expect(problem).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(problem.current).toMatchObject({ Id: negotiationId, Status: 4, Version: version + 1 });
  });

  it('notifies both sides and the linked adult player, once for each move', async () => {
    const player = await makePlayerAccount(app);
    const { agent, club, negotiationId } = await makeViewedDeal(app, { linkedAccountId: player.accountId });
    const events = await app.services.db
      .selectFrom('events')
      .select(['type', 'recipients', 'data'])
      .where('type', 'like', 'negotiation.%')
      .orderBy('id')
      .execute();
    const mine = events.filter(
      ({ data }) => (data as { negotiationId: number }).negotiationId === negotiationId,
    );
    expect(mine.map(({ type }) => type)).toEqual([
      'negotiation.started',
      'negotiation.delivered',
      'negotiation.viewed',
    ]);
    const everybody = [agent.accountId, club.accountId, player.accountId].sort((a, b) => a - b);
    for (const { recipients } of mine) {
      expect(recipients.map(Number).sort((a, b) => a - b)).toEqual(everybody);
    }
  });

  it('does not show a club the commission or the other clubs', async () => {
    const { agent, club, negotiationId } = await makeViewedDeal(app, { otherTeamIds: [await makeTeam(app)] });
    const theirs = (await get(club.token, negotiationId)).ok;
    expect(theirs).not.toHaveProperty('commissionPercent');
    expect(theirs).not.toHaveProperty('commissionAmount');
    expect(theirs).not.toHaveProperty('others');
    expect((await get(agent.token, negotiationId)).ok).toMatchObject({ commissionPercent: 7 });
  });

  it('does not exist for strangers, and is readable by its player', async () => {
    const player = await makePlayerAccount(app);
    const { negotiationId, version } = await makeViewedDeal(app, {
      linkedAccountId: player.accountId,
      confirmed: false,
    });
    const strangers = [await makeAgent(app), await makeTeamMember(app)];
    for (const { token } of strangers) {
      for (const id of [negotiationId, 999_999]) {
        const calls = [
          await app.call(token, 'Negotiation/GetNegotiation', { negotiationId: id }),
          await app.call(token, 'Negotiation/OpenNegotiation', { negotiationId: id }),
          await app.call(token, update, { negotiationId: id, version, status: negotiationStatus.rejected }),
          await app.call(token, 'Negotiation/TakeBackSignature', { negotiationId: id, version }),
        ];
        for (const { status, problem } of calls) {
          expect([status, problem.code]).toEqual([404, 'NOT_FOUND']);
        }
      }
      expect((await app.call(token, 'Negotiation/GetNegotiations', {})).ok.total).toBe(0);
    }
    const seen = (await get(player.token, negotiationId)).ok;
    expect(seen.side).toBe('reader');
    // An agent's proposal without a mandate waits for the player's word, and for nothing else of theirs.
    const may = Object.entries(seen.can).flatMap(([name, allowed]) => (allowed ? [name] : []));
    expect(may).toEqual(['answerProposal']);
    expect(seen).not.toHaveProperty('price');
    expect(
      (await app.call(player.token, update, { negotiationId, version, status: negotiationStatus.rejected }))
        .status,
    ).toBe(403);
    const scout = await makeCoach(app, { scout: true });
    expect((await get(scout.token, negotiationId)).status).toBe(403);
  });
});
