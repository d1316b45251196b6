import { type Api, endpoints } from '@trattativa/contract/api';
import { toWire } from '@trattativa/contract/wire-names';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { qualification } from '@trattativa/domain/people/qualifications';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from './factories/applications.ts';
import { makeSignedTransfer } from './factories/clauses.ts';
import { makeAgentPlayer, makeViewedDeal, usualTerms } from './factories/deals.ts';
import { makeBuyer, makeRepresented, signDealOf } from './factories/payments.ts';
import { makeAgent, makeCoach, makePlayerAccount, makeStaff, makeTeamMember } from './factories/people.ts';
import { signByClub } from './factories/signatures.ts';
import { loanTerms } from './factories/transfers.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

type Creating = { [Path in keyof Api]: { path: Path; token: string; input: Api[Path]['input'] } }[keyof Api];

const terms = { startsOn: '2026-09-15', endsOn: '2028-06-30', countries: ['IT'], exclusive: false };
const record = { name: 'Luca', surname: 'Ferri' };
const request = { role: playerRole.attackingMidfielder, level: 3, city: 'Padova', country: 'IT' } as const;

/** A call to each creating endpoint, by somebody who may call it. */
async function creatingCalls(): Promise<Creating[]> {
  const agent = await makeAgent(app);
  const premium = await makeAgent(app, { agentType: agentType.premium });
  const club = await makeTeamMember(app);
  const coach = await makeCoach(app);
  const scout = await makeCoach(app, { scout: true });
  const player = await makePlayerAccount(app);
  const staff = await makeStaff(app, { admin: true });
  const linked = await makePlayerAccount(app);
  const represented = await makeAgentPlayer(app, agent.agentId, { accountId: linked.accountId });
  const proposed = await makeAgentPlayer(app, agent.agentId);
  const asking = await makeTeamMember(app);
  const moving = await makeViewedDeal(app);
  const signed = await makeViewedDeal(app);
  const { negotiationId, version } = signed;
  const byClub = await signByClub(app, signed.club.token, { negotiationId, version });
  const confirmed = { negotiationId, version: byClub.ok.negotiation.version };
  await app.call(signed.agent.token, 'Negotiation/ConfirmSignature', confirmed);
  await app.settle();
  const [invoice] = (await app.call(signed.club.token, 'Invoice/GetTeamInvoices', {})).ok.items;
  const open = await makeOpenRequest(app);
  const { candidate } = (await applyTo(app, (await makePlayerAccount(app)).token, open.requestId)).ok;
  const file = Buffer.from('Nome;Cognome\nTommaso;Venier\n').toString('base64');
  const portfolio = await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: record });
  (await app.call(agent.token, 'Watch/WatchPlayer', { playerId: proposed })).ok;
  const buyer = await makeBuyer(app);
  const refunded = await makeRepresented(app);
  const [paid] = (await app.call(refunded.token, 'Payment/GetPayments', {})).ok.items;
  const debtor = await makeRepresented(app);
  await signDealOf(app, debtor.accountId);
  const lent = await makeSignedTransfer(app, { terms: loanTerms, boundUntil: '2029-06-30' });
  const bought = { negotiationId: lent.negotiationId, agreement: 'transfer' } as const;
  (await app.call(lent.club.token, 'Clauses/ExerciseOption', bought)).ok;
  return [
    { path: 'Agent/AddOrUpdateAgentPlayer', token: agent.token, input: { player: record } },
    { path: 'Team/AddOrUpdateTeamPlayer', token: club.token, input: { player: record } },
    { path: 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', token: coach.token, input: { player: record } },
    {
      path: 'Portfolio/ImportPlayers',
      token: agent.token,
      input: { fileName: 'a.csv', content: file, apply: true },
    },
    {
      path: 'Portfolio/ImportPlayerRows',
      token: agent.token,
      input: { apply: true, rows: [{ line: 2, values: { name: 'Ivo', surname: 'Rota' } }] },
    },
    { path: 'Portfolio/SaveSearch', token: agent.token, input: { name: 'Punte', query: 'role=11' } },
    {
      path: 'Player/AskForDeletePlayer',
      token: agent.token,
      input: { playerName: 'Luca Ferri', playerId: portfolio.ok.player.id, reason: 'Altro procuratore.' },
    },
    {
      path: 'Player/SavePlayerExperience',
      token: agent.token,
      input: {
        playerId: proposed,
        experience: { teamId: club.teamId, category: 6, season: '2025/26', startYear: 2025, endYear: 2026 },
      },
    },
    {
      path: 'Watch/AddWatchNote',
      token: agent.token,
      input: { playerId: proposed, text: 'Bene di testa.' },
    },
    { path: 'Scout/SaveShortlist', token: scout.token, input: { name: 'Centravanti' } },
    {
      path: 'CoachingStaff/SaveCoachingStaffInfo',
      token: premium.token,
      input: {
        staffProfile: {
          name: 'Paolo',
          surname: 'Bianchi',
          role: coachingStaffRole.coach,
          qualifications: [qualification.uefaA],
        },
      },
    },
    {
      path: 'Team/SaveTeamInfo',
      token: staff.token,
      input: { team: { name: 'Virtus Brenta', country: 'IT' } },
    },
    { path: 'Team/InviteTeamMember', token: club.token, input: { email: 'ivo@virtusbrenta.example' } },
    {
      path: 'Mandate/ProposePlayerMandate',
      token: agent.token,
      input: { playerId: represented, ...terms },
    },
    {
      path: 'Mandate/ProposeClubMandate',
      token: agent.token,
      input: { teamId: club.teamId, ...terms },
    },
    {
      path: 'Request/SaveRequest',
      token: club.token,
      input: { request: { ...request, agentIds: [agent.agentId] } },
    },
    {
      path: 'Request/SaveDraft',
      token: club.token,
      input: { draft: { role: playerRole.attackingMidfielder } },
    },
    { path: 'Request/DuplicateRequest', token: open.club.token, input: { requestId: open.requestId } },
    {
      path: 'Candidate/Apply',
      token: player.token,
      input: { requestId: open.requestId, source: 'profile', termsAccepted: true },
    },
    {
      path: 'Candidate/AddCandidateNote',
      token: open.club.token,
      input: { candidateId: candidate.id, text: 'Bene di testa.' },
    },
    {
      path: 'Negotiation/CreateNegotiation',
      token: agent.token,
      input: { playerId: proposed, level: 3, teamIds: [club.teamId], price: 2500, commissionPercent: 7 },
    },
    {
      path: 'Transfer/ProposeTransfer',
      token: moving.club.token,
      input: { negotiationId: moving.negotiationId, releasingTeamId: club.teamId, ...loanTerms },
    },
    {
      path: 'Clauses/PrepareContract',
      token: lent.club.token,
      input: { negotiationId: lent.negotiationId },
    },
    {
      path: 'Negotiation/CreateEnquiry',
      token: asking.token,
      input: {
        playerId: proposed,
        kind: 'free',
        season: 2026,
        answerBy: app.clock.now().toISOString().slice(0, 10),
      },
    },
    {
      path: 'Offer/CreateOffer',
      token: signed.club.token,
      input: { playerId: signed.playerId, negotiationId, ...usualTerms },
    },
    {
      path: 'Commission/SavePlan',
      token: signed.agent.token,
      input: {
        negotiationId,
        version: 1,
        vatPercent: 22,
        instalments: [{ dueOn: '2027-01-15', amount: 175 }],
      },
    },
    {
      path: 'Invoice/IssueCreditNote',
      token: staff.token,
      input: { invoiceId: invoice?.id ?? 0, version: invoice?.version ?? 0, amount: 100, reason: 'Sconto' },
    },
    { path: 'Payment/StartActivation', token: buyer.token, input: {} },
    { path: 'Payment/StartBalance', token: debtor.token, input: {} },
    {
      path: 'Payment/RefundPayment',
      token: staff.token,
      input: { paymentId: paid?.id ?? 0, reason: 'Recesso' },
    },
    {
      path: 'Whatchat/CreateWhatChat',
      token: agent.token,
      input: { conversation: { type: conversationType.group, name: 'Mercato' }, users: [linked.accountId] },
    },
    { path: 'Whatchat/ContactKeeper', token: club.token, input: { playerId: proposed } },
    { path: 'Whatchat/AskAvailability', token: club.token, input: { playerId: proposed } },
    {
      path: 'Whatchat/AddStandardMessage',
      token: staff.token,
      input: { type: conversationType.negotiation, language: 'it', text: 'A domani mattina.' },
    },
  ];
}

it('every creating call marks its Idempotency-Key in the transaction that creates the record', async () => {
  const calls = await creatingCalls();
  const creating = Object.values(endpoints).filter((endpoint) => 'creates' in endpoint && endpoint.creates);
  expect(calls.map(({ path }) => `/api/${path}`).sort()).toEqual(creating.map(({ path }) => path).sort());
  for (const { path, token, input } of calls) {
    const answer = await app.post(token, `/api/${path}`, toWire(input), { 'idempotency-key': path });
    expect([path, answer.status === 200 ? 'done' : answer.problem]).toEqual([path, 'done']);
  }
  const noted = await app.services.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('made_at', 'is not', null)
    .execute();
  expect(noted.map(({ key }) => key).sort()).toEqual(calls.map(({ path }) => path).sort());
});
