import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEnquiry, makeViewedEnquiry } from '../../../test/factories/enquiries.ts';
import { makePlayerAccount, type Person } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const read = async (person: Person, negotiationId: number) =>
  (await app.call(person.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;

/** The system messages of a person's only conversation, by their event. */
async function notesFor(person: Person): Promise<(string | undefined)[]> {
  const response = await app.app.http.inject({
    method: 'GET',
    url: '/discussions',
    headers: { authorization: `Bearer ${person.token}` },
  });
  const [conversation] = response.json().discussions as Conversation[];
  return conversation?.messages.map(({ meta }) => meta?.event) ?? [];
}

async function noticesOf(person: Person): Promise<string[]> {
  const { items } = (await app.call(person.token, 'Notification/GetNotifications', {})).ok;
  return items.map(({ kind }) => kind);
}

describe('a club’s enquiry', () => {
  it('goes from the question over the answer with terms to the signature of both sides', async () => {
    const player = await makePlayerAccount(app);
    const { agent, club, negotiationId } = await makeEnquiry(app, {
      linkedAccountId: player.accountId,
      input: { sentence: 'Cerchiamo un trequartista per il ritiro.' },
    });
    expect(await read(club, negotiationId)).toMatchObject({
      begunBy: 'club',
      awaitsAnswer: true,
      status: negotiationStatus.pending,
      side: 'club',
      turn: null,
      stage: 'proposal',
      enquiry: { kind: 'free', season: 2026, payFrom: 1000, payTo: 1800, reply: null },
      timeline: [{ from: null, to: 0, by: 'club' }],
    });
    await app.settle();
    const mail = (await app.mailTo(agent.email)).at(-1);
    expect(mail?.subject).toMatch(/chiede di Tommaso Venier/);
    expect(mail?.text).toContain('da €\u00a01.000 a €\u00a01.800 al mese');
    expect(mail?.text).toContain('Cerchiamo un trequartista');
    expect(await read(agent, negotiationId)).toMatchObject({
      status: negotiationStatus.sent,
      side: 'proposer',
      turn: 'proposer',
    });
    const opened = (await app.call(agent.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    expect(opened).toMatchObject({
      status: negotiationStatus.viewed,
      turn: 'proposer',
      can: { answer: true, withdraw: false },
    });

    const answered = await app.call(agent.token, 'Negotiation/AnswerEnquiry', {
      negotiationId,
      version: opened.version,
      answer: 'terms',
      payFrom: 1500,
      sentence: 'Più l’alloggio.',
    });
    expect(answered.ok.negotiation).toMatchObject({
      status: negotiationStatus.viewed,
      awaitsAnswer: false,
      turn: 'club',
      enquiry: { reply: { answer: 'terms', payFrom: 1500, payTo: null, sentence: 'Più l’alloggio.' } },
    });
    await app.settle();
    expect(await noticesOf(club)).toContain('enquiryTerms');
    expect((await app.mailTo(club.email)).some(({ subject }) => /disponibile/.test(subject))).toBe(true);
    expect(await noticesOf(player)).toContain('enquiryStarted');

    const { version } = await read(club, negotiationId);
    const trial = { negotiationId, version, status: negotiationStatus.trial };
    const onTrial = (await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', trial)).ok;
    const signed = (
      await signByClub(app, club.token, {
        negotiationId,
        version: onTrial.negotiation.version,
      })
    ).ok;
    const confirmed = await app.call(agent.token, 'Negotiation/ConfirmSignature', {
      negotiationId,
      version: signed.negotiation.version,
    });
    expect(confirmed.ok.negotiation).toMatchObject({ status: negotiationStatus.signed, begunBy: 'club' });
    await app.settle();
    // The club's member who asked joins at once.
    expect(await notesFor(agent)).toEqual([
      'memberJoined',
      'enquiryStarted',
      'enquirySent',
      'enquiryViewed',
      'enquiryTerms',
      'negotiationTrial',
      'negotiationSignedByTeam',
      'negotiationSigned',
    ]);
    expect((await notesFor(club)).at(-1)).toBe('negotiationSigned');
    const audit = (
      await app.call(club.token, 'Audit/GetDealAudit', { kind: 'negotiation', dealId: negotiationId })
    ).ok;
    expect(audit.items.map(({ type }) => type)).toContain('negotiation.answered');
  });

  it('answered with no is closed with the code of a reason, which the club reads', async () => {
    const { agent, club, negotiationId, version } = await makeViewedEnquiry(app);
    const no = { negotiationId, version, answer: 'no' as const };
    const answer = (more: object) => app.call(agent.token, 'Negotiation/AnswerEnquiry', { ...no, ...more });
    expect((await answer({})).problem).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ field: 'ReasonCode' }],
    });
    expect((await answer({ reasonCode: 'other' })).problem.code).toBe('REASON_REQUIRED');
    expect((await answer({ reasonCode: 'place' })).ok.negotiation.status).toBe(3);
    expect(await read(club, negotiationId)).toMatchObject({
      status: negotiationStatus.rejected,
      cause: 'refusedByKeeper',
      reasonCode: 'place',
      turn: null,
      stage: null,
    });
    await app.settle();
    expect(await noticesOf(club)).toContain('enquiryRefused');
    expect(await notesFor(agent)).toContain('enquiryRefused');
  });

  it('answered before it was opened counts as opened; answered twice, the second is too late', async () => {
    const { agent, negotiationId } = await makeEnquiry(app);
    const { version } = await read(agent, negotiationId);
    const answer = { negotiationId, version, answer: 'available' as const };
    const { negotiation } = (await app.call(agent.token, 'Negotiation/AnswerEnquiry', answer)).ok;
    expect(negotiation.timeline.map(({ to, answer: given }) => [to, given])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [2, 'available'],
    ]);
    const late = await app.call(agent.token, 'Negotiation/AnswerEnquiry', answer);
    expect(late.problem.code).toBe('CHANGED_MEANWHILE');
    const again = { ...answer, version: negotiation.version };
    expect((await app.call(agent.token, 'Negotiation/AnswerEnquiry', again)).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
  });

  it('can be withdrawn by the club until it is answered, and reopened by staff as it was', async () => {
    const { agent, club, negotiationId, version } = await makeViewedEnquiry(app);
    const end = { negotiationId, version, status: negotiationStatus.rejected };
    expect((await app.call(agent.token, 'Negotiation/UpdateNegotiationStatus', end)).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
    const ended = (await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', end)).ok.negotiation;
    expect(ended).toMatchObject({
      status: negotiationStatus.rejected,
      cause: 'withdrawnByClub',
      awaitsAnswer: true,
    });
    await app.settle();
    expect(await noticesOf(agent)).toContain('enquiryWithdrawn');
  });

  it('allows no trial, offer or signature before its answer', async () => {
    const { club, playerId, negotiationId, version } = await makeViewedEnquiry(app);
    const seen = { negotiationId, version };
    const refused = [
      await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
        ...seen,
        status: negotiationStatus.trial,
      }),
      await signByClub(app, club.token, seen),
      await app.call(club.token, 'Offer/CreateOffer', {
        negotiationId,
        playerId,
        monthlySalary: 1500,
        level: 3,
        country: 'IT',
        city: 'Padova',
        season: 2026,
        months: 10,
      }),
    ];
    expect(refused.map(({ problem }) => problem.code)).toEqual(Array(3).fill('TRANSITION_NOT_ALLOWED'));
  });
});
