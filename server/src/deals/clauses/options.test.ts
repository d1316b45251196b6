import type { ContractOption } from '@trattativa/domain/deals/offers/term-kinds';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSignedOffer, makeSignedTransfer, signDeal } from '../../../test/factories/clauses.ts';
import {
  logInAgain,
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { loanTerms, type MadeTransfer } from '../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { tellExpiries } from '../../people/registrations/jobs/tell-expiries.ts';
import { turnRegistrations } from '../../people/registrations/jobs/turn-registrations.ts';
import { settleOptions } from './jobs/settle-options.ts';

let app: TestApp;

// Days pass in these tests, so that each has its own service.
beforeEach(async () => {
  app = await buildTestApp({ now: '2026-11-29T10:00:00Z', env: { RATE_LIMITS: 'off' } });
});
afterEach(() => app.close());

/** Days pass up to one, with the nightly work of the last of them. */
async function passTo(day: string, people: readonly Person[]) {
  const ms = Date.parse(`${day}T10:00:00Z`) - app.clock.now().getTime();
  app.clock.advance({ days: ms / 86_400_000 });
  await turnRegistrations.run(app.services, {});
  await settleOptions.run(app.services, {});
  await app.settle();
  for (const person of people) person.token = await logInAgain(app, person);
}

const optionOf = async ({ token }: Person, negotiationId: number) =>
  (await app.call(token, 'Clauses/GetClauses', { negotiationId })).ok.watches[0]?.option;
const exercise = ({ token }: Person, negotiationId: number, agreement: 'offer' | 'transfer') =>
  app.call(token, 'Clauses/ExerciseOption', { negotiationId, agreement });

const ledgerOf = async (playerId: number) => {
  const { token } = await makeStaff(app);
  const { items } = (await app.call(token, 'Registration/GetPlayerRegistrations', { playerId })).ok;
  return items.map(({ kind, from, until, endedBy, isOption }) => [kind, from, until, endedBy, isOption]);
};
const contractEnd = async (playerId: number) => {
  const found = await sql<{ end: string | null }>`
    select contract_end as "end" from players where id = ${playerId}`.execute(app.services.db);
  return found.rows[0]?.end;
};

const kindsTold = async ({ token }: Person) =>
  (await app.call(token, 'Notification/GetNotifications', {})).ok.items.map(({ kind }) => kind);
const notesIn = async () => {
  const found = await sql<{ event: string }>`
    select meta ->> 'event' as event from messages where kind = 'system'`.execute(app.services.db);
  return found.rows.map(({ event }) => event);
};

const withOption = (option: Partial<ContractOption> = {}) =>
  makeSignedOffer(app, {
    terms: {
      contractKind: 'amateur',
      playoffBonus: null,
      goalsBonus: null,
      promotionBonus: 2500,
      option: { side: 'club', seasons: 1, until: '2027-05-31', ...option },
    },
  });

describe('the option of a contract', () => {
  it('that its holder exercises adds its seasons to the ledger and to the clauses, once, and the other side is told', async () => {
    const { agent, club, playerId, negotiationId } = await withOption();
    expect(await optionOf(club, negotiationId)).toMatchObject({ state: 'open', can: { exercise: true } });
    expect(await optionOf(agent, negotiationId)).toMatchObject({ state: 'open', can: { exercise: false } });
    expect((await exercise(agent, negotiationId, 'offer')).problem.code).toBe('FORBIDDEN');
    expect(await contractEnd(playerId)).toBe('2027-06-30');
    const done = (await exercise(club, negotiationId, 'offer')).ok;
    expect(done.message).toBe('Opzione esercitata: il contratto è prolungato');
    expect(done.clauses.watches[0]).toMatchObject({
      option: { state: 'exercised', decidedOn: '2026-11-29', can: { exercise: false } },
      clauses: [{ key: '2026.promotionBonus' }, { key: '2027.promotionBonus' }],
    });
    expect(await ledgerOf(playerId)).toEqual([
      ['amateur', '2027-07-01', '2028-06-30', null, true],
      ['amateur', '2026-11-29', '2027-06-30', null, false],
    ]);
    expect(await contractEnd(playerId)).toBe('2028-06-30');
    expect((await exercise(club, negotiationId, 'offer')).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { NegotiationId: negotiationId },
    });
    await app.settle();
    expect(await kindsTold(agent)).toContain('optionExercised');
    expect(await kindsTold(club)).not.toContain('optionExercised');
    expect(await notesIn()).toContain('optionExercised');
    await passTo('2027-07-01', [agent]);
    expect(await optionOf(agent, negotiationId)).toMatchObject({ state: 'exercised' });
    expect(await contractEnd(playerId)).toBe('2028-06-30');
  });

  it('of both sides is exercised by either, and of the recipient by nobody else', async () => {
    const both = await withOption({ side: 'both' });
    expect((await exercise(both.agent, both.negotiationId, 'offer')).status).toBe(200);
    const theirs = await withOption({ side: 'recipient' });
    expect((await exercise(theirs.club, theirs.negotiationId, 'offer')).problem.code).toBe('FORBIDDEN');
    expect((await exercise(theirs.agent, theirs.negotiationId, 'offer')).status).toBe(200);
  });

  it('lapses after its last day, and both sides are told once', async () => {
    const { agent, club, playerId, negotiationId } = await withOption();
    await passTo('2027-05-31', [agent, club]);
    expect(await optionOf(club, negotiationId)).toMatchObject({ state: 'open', can: { exercise: true } });
    await passTo('2027-06-01', [agent, club]);
    expect(await optionOf(agent, negotiationId)).toMatchObject({ state: 'lapsed', decidedOn: '2027-06-01' });
    expect((await exercise(club, negotiationId, 'offer')).problem.code).toBe('CHANGED_MEANWHILE');
    expect(await ledgerOf(playerId)).toHaveLength(1);
    await settleOptions.run(app.services, {});
    await app.settle();
    for (const side of [agent, club])
      expect((await kindsTold(side)).filter((kind) => kind === 'optionLapsed')).toHaveLength(1);
    expect(await notesIn()).toContain('optionLapsed');
  });

  it('cannot be exercised once the contract was ended, and what it added goes with the contract', async () => {
    const staff = await makeStaff(app);
    const end = async (playerId: number) => {
      const { items } = (await app.call(staff.token, 'Registration/GetPlayerRegistrations', { playerId })).ok;
      const registrationId = items.find(({ isOption }) => !isOption)?.id ?? 0;
      const input = { registrationId, endedOn: '2027-01-31', reason: 'Registrazione inserita per errore.' };
      expect((await app.call(staff.token, 'Registration/EndRegistration', input)).status).toBe(200);
    };
    const extended = await withOption();
    await exercise(extended.club, extended.negotiationId, 'offer');
    await end(extended.playerId);
    expect(await ledgerOf(extended.playerId)).toEqual([
      ['amateur', '2027-07-01', '2028-06-30', 'correction', true],
      ['amateur', '2026-11-29', '2027-01-31', 'correction', false],
    ]);
    expect(await contractEnd(extended.playerId)).toBe('2027-01-31');
    const ended = await withOption();
    await end(ended.playerId);
    expect(await optionOf(ended.club, ended.negotiationId)).toMatchObject({ state: 'lapsed' });
    expect((await exercise(ended.club, ended.negotiationId, 'offer')).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
  });

  it('is refused when something was signed for its days, with the club and the day', async () => {
    const { club, playerId, negotiationId } = await withOption();
    await sql`
      insert into registrations (player_id, club_name, kind, starts_on, ends_on, source, recorded_at)
      values (${playerId}, 'Rovigo Calcio', 'employed', '2027-07-01', '2029-06-30', 'deal', now())`.execute(
      app.services.db,
    );
    const refused = (await exercise(club, negotiationId, 'offer')).problem;
    expect(refused).toMatchObject({ code: 'ALREADY_REGISTERED' });
    expect(refused.detail).toContain('Rovigo Calcio');
    expect(await optionOf(club, negotiationId)).toMatchObject({ state: 'open' });
  });

  it('does not exist for strangers, and staff read it', async () => {
    const { club, negotiationId } = await withOption();
    for (const stranger of [await makeTeamMember(app), await makeAgent(app), await makePlayerAccount(app)])
      expect((await exercise(stranger, negotiationId, 'offer')).problem.code).toBe('NOT_FOUND');
    const staff = await makeStaff(app);
    expect(await optionOf(staff, negotiationId)).toMatchObject({ can: { exercise: false } });
    expect((await exercise(staff, negotiationId, 'offer')).status).toBe(403);
    expect((await exercise(club, negotiationId, 'transfer')).problem.code).toBe('NOT_FOUND');
    expect((await exercise(club, 987_654, 'offer')).problem.code).toBe('NOT_FOUND');
  });
});

describe('a contract that comes to its agreed end', () => {
  it('is announced to both sides a month before, and told them and their conversation on the day after, once', async () => {
    const { agent, club, playerId } = await makeSignedOffer(app, {
      terms: { contractKind: 'amateur', playoffBonus: null, goalsBonus: null },
    });
    const told = async (kind: string) => {
      await tellExpiries.run(app.services, {});
      await tellExpiries.run(app.services, {});
      await app.settle();
      const counts = [];
      for (const side of [agent, club])
        counts.push((await kindsTold(side)).filter((one) => one === kind).length);
      return counts;
    };
    await passTo('2027-05-30', [agent, club]);
    expect(await told('contractExpiring')).toEqual([0, 0]);
    await passTo('2027-05-31', [agent, club]);
    expect(await told('contractExpiring')).toEqual([1, 1]);
    expect(await told('contractExpired')).toEqual([0, 0]);
    await passTo('2027-07-01', [agent, club]);
    expect(await told('contractExpired')).toEqual([1, 1]);
    expect(await notesIn()).toContain('contractExpired');
    expect(await ledgerOf(playerId)).toHaveLength(1);
  });

  it('that an option has prolonged is announced at its later end only', async () => {
    const { agent, club, negotiationId } = await withOption();
    await exercise(club, negotiationId, 'offer');
    await passTo('2027-06-15', [agent, club]);
    await tellExpiries.run(app.services, {});
    await app.settle();
    expect(await kindsTold(agent)).not.toContain('contractExpiring');
    await passTo('2028-06-15', [agent, club]);
    await tellExpiries.run(app.services, {});
    await app.settle();
    expect(await kindsTold(agent)).toContain('contractExpiring');
  });
});

const prepare = ({ token }: Person, negotiationId: number) =>
  app.call(token, 'Clauses/PrepareContract', { negotiationId });

/** The contract that a purchase asks for is negotiated and signed by the club and the agent. */
async function signContract({ agent, club, negotiationId: loanId }: MadeTransfer) {
  const made = await prepare(club, loanId);
  expect(made.status, made.status === 200 ? '' : made.problem.code).toBe(200);
  const { negotiationId } = made.ok;
  const { version } = (await app.call(agent.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
  const said = { negotiationId, version, answer: 'available' as const };
  await app.call(agent.token, 'Negotiation/AnswerEnquiry', said).then(({ ok }) => ok);
  await signDeal(app, { agent, club, negotiationId });
  return negotiationId;
}

describe('the purchase of a loan', () => {
  const loan = (purchase: object = loanTerms.purchase) =>
    makeSignedTransfer(app, { terms: { ...loanTerms, purchase } as never, boundUntil: '2029-06-30' });

  it('that the engaging club chooses is owed, and the agreement of the other club counts for the contract', async () => {
    const staff = await makeStaff(app);
    const made = await loan();
    const { agent, club, releasing, playerId, negotiationId } = made;
    expect((await prepare(club, negotiationId)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await exercise(releasing, negotiationId, 'transfer')).problem.code).toBe('FORBIDDEN');
    expect((await exercise(agent, negotiationId, 'transfer')).problem.code).toBe('NOT_FOUND');
    const done = (await exercise(club, negotiationId, 'transfer')).ok;
    expect(done.message).toBe('Riscatto esercitato: ora prepara il contratto');
    expect(done.clauses.watches[0]?.forecast.payments).toEqual([
      { kind: 'instalment', dueOn: '2026-12-01', amount: 3_333.5 },
      { kind: 'obligation', dueOn: '2026-11-29', amount: 90_000 },
    ]);
    expect(await optionOf(releasing, negotiationId)).toMatchObject({
      kind: 'purchase',
      amount: 90_000,
      state: 'exercised',
      contract: 'toSign',
      can: { exercise: false, prepare: false },
    });
    await app.settle();
    for (const told of [releasing, staff]) expect(await kindsTold(told)).toContain('purchaseExercised');
    expect(await kindsTold(agent)).not.toContain('purchaseExercised');
    expect(await notesIn()).toContain('purchaseExercised');
    expect((await prepare(releasing, negotiationId)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    await signContract(made);
    expect(await optionOf(releasing, negotiationId)).toMatchObject({ contract: 'signed' });
    expect(await ledgerOf(playerId)).toMatchObject([
      ['employed', '2026-11-29', '2027-06-30', null, false],
      ['loan', '2026-11-29', '2027-06-30', 'renewal', false],
      ['employed', '2025-07-01', '2026-11-28', 'transfer', false],
    ]);
    expect((await prepare(club, negotiationId)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('opens one negotiation, which its club and staff see', async () => {
    const { club, releasing, negotiationId } = await loan();
    await exercise(club, negotiationId, 'transfer');
    const { negotiationId: made } = (await prepare(club, negotiationId)).ok;
    expect((await prepare(club, negotiationId)).problem.code).toBe('NEGOTIATION_OPEN');
    expect(await optionOf(club, negotiationId)).toMatchObject({ contractNegotiationId: made });
    expect(await optionOf(releasing, negotiationId)).toMatchObject({ contractNegotiationId: null });
  });

  it('that nobody chooses lapses after its day, and both clubs are told', async () => {
    const { club, releasing, negotiationId } = await loan();
    await passTo('2027-06-01', [club, releasing]);
    expect(await optionOf(club, negotiationId)).toMatchObject({ state: 'lapsed', contract: null });
    expect((await exercise(club, negotiationId, 'transfer')).problem.code).toBe('CHANGED_MEANWHILE');
    for (const told of [club, releasing]) expect(await kindsTold(told)).toContain('purchaseLapsed');
  });

  it('that is an obligation is due on the last day of the loan, and the contract can be signed', async () => {
    const staff = await makeStaff(app);
    const made = await loan({ kind: 'obligation', amount: 90_000 });
    const { agent, club, releasing, playerId, negotiationId } = made;
    expect(await optionOf(club, negotiationId)).toMatchObject({ kind: 'obligation', state: 'open' });
    await passTo('2027-06-30', [agent, club, releasing, staff]);
    expect(await optionOf(releasing, negotiationId)).toMatchObject({ state: 'due', contract: 'toSign' });
    for (const told of [club, releasing, staff]) expect(await kindsTold(told)).toContain('obligationFired');
    await signContract(made);
    expect((await ledgerOf(playerId))[0]?.slice(0, 2)).toEqual(['employed', '2027-06-30']);
    const { watches } = (
      await app.call(releasing.token, 'Clauses/GetClauses', { negotiationId: made.negotiationId })
    ).ok;
    expect(watches[0]?.forecast.payments).toContainEqual({
      kind: 'obligation',
      dueOn: '2027-06-30',
      amount: 90_000,
    });
    expect(watches[0]?.option).toMatchObject({ state: 'due', contract: 'signed' });
  });

  it('that is an obligation stays owed when the engaging club signs the player before its day', async () => {
    const { club, releasing, playerId, negotiationId } = await loan({ kind: 'obligation', amount: 90_000 });
    const { db } = app.services;
    await sql`
      update registrations set ended_on = '2027-01-31', ended_by = case kind when 'loan' then 'renewal' else 'transfer' end
      where player_id = ${playerId}`.execute(db);
    await sql`
      insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
      values (${playerId}, ${club.teamId}, 'Club', 'employed', '2027-02-01', '2029-06-30', 'deal', now())`.execute(
      db,
    );
    await passTo('2027-06-29', [club, releasing]);
    expect(await optionOf(releasing, negotiationId)).toMatchObject({ state: 'open' });
    await passTo('2027-06-30', [club, releasing]);
    expect(await optionOf(releasing, negotiationId)).toMatchObject({ state: 'due', contract: 'signed' });
    const { watches } = (await app.call(releasing.token, 'Clauses/GetClauses', { negotiationId })).ok;
    expect(watches[0]?.forecast.payments).toMatchObject([{ dueOn: '2027-06-30', amount: 90_000 }]);
  });

  it('is no leave any more once the club that lent the player has the player no longer', async () => {
    const { club, negotiationId, playerId } = await loan();
    await exercise(club, negotiationId, 'transfer');
    expect(await optionOf(club, negotiationId)).toMatchObject({ can: { prepare: true } });
    await sql`
      update registrations set ended_on = '2027-01-31', ended_by = 'correction'
      where player_id = ${playerId}`.execute(app.services.db);
    await passTo('2027-02-01', [club]);
    expect(await optionOf(club, negotiationId)).toMatchObject({ can: { prepare: false } });
    expect((await prepare(club, negotiationId)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });
});
