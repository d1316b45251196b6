import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../../test/factories/deals.ts';
import {
  logInAgain,
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
  type Person,
  testPassword,
} from '../../../../test/factories/people.ts';
import { type Entry, register } from '../../../../test/factories/registrations.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { turnRegistrations } from '../jobs/turn-registrations.ts';

let app: TestApp;
let club: Person & { teamId: number };
let player: Person & { playerId: number };
let agent: Person & { agentId: number };
/** The record that the agent keeps of the player. */
let playerId: number;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z' });
});
afterAll(() => app.close());
beforeEach(async () => {
  club = await makeTeamMember(app);
  player = await makePlayerAccount(app);
  agent = await makeAgent(app);
  playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
});

/** Enters a registration, by default of the player with the club. Returns its id. */
const enter = ({ teamId, of = playerId, ...what }: Partial<Entry> & { of?: number } = {}) =>
  register(app, { playerId: of, teamId: teamId ?? club.teamId, ...what });

const propose = ({ token }: Person, registrationId: number, endsOn = '2026-12-31', note?: string) =>
  app.call(token, 'Registration/ProposeEnding', { registrationId, endsOn, note });

const answer = ({ token }: Person, endingId: number, said: 'agree' | 'decline', endsOn = '2026-12-31') =>
  app.call(token, 'Registration/AnswerEnding', { endingId, endsOn, answer: said });

const withdraw = ({ token }: Person, endingId: number) =>
  app.call(token, 'Registration/WithdrawEnding', { endingId });

const ledgerOf = async ({ token }: Person, of = playerId) =>
  (await app.call(token, 'Registration/GetPlayerRegistrations', { playerId: of })).ok.items;

/** The registration as somebody sees it. */
async function seenBy(person: Person, registrationId: number) {
  const found = (await ledgerOf(person)).find(({ id }) => id === registrationId);
  if (!found) throw new Error('the registration is not shown');
  return found;
}

/** A proposal that the club has made. Returns its id. */
async function proposed(registrationId: number, by: Person = club, endsOn?: string) {
  const { ok } = await propose(by, registrationId, endsOn);
  return ok.registrations.items.find(({ id }) => id === registrationId)?.ending.open?.id as number;
}

const kindsTold = async ({ token }: Person) =>
  (await app.call(token, 'Notification/GetNotifications', {})).ok.items.map(({ kind }) => kind);

describe('a contract that both sides end', () => {
  it('by the club’s proposal and the player’s agreement: ledger, records and both sides know it', async () => {
    const contract = await enter();
    const { ok } = await propose(club, contract, '2026-12-31', 'Come detto al telefono');
    expect(ok.registrations.items[0]?.ending).toMatchObject({
      side: 'club',
      open: { proposedBy: 'club', can: { agree: false, decline: false, withdraw: true } },
    });
    const { open, can } = (await seenBy(player, contract)).ending;
    expect(open).toMatchObject({
      endsOn: '2026-12-31',
      note: 'Come detto al telefono',
      can: { agree: true, decline: true, withdraw: false },
    });
    expect(can.propose).toBe(false);
    expect((await answer(player, open?.id as number, 'agree')).status).toBe(200);
    for (const person of [player, club, agent])
      expect(await seenBy(person, contract)).toMatchObject({
        state: 'inForce',
        until: '2026-12-31',
        endedBy: 'termination',
        ending: { open: null, agreedOnProposalOf: 'club', can: { propose: false } },
      });
    // Every record of the person follows.
    for (const id of [playerId, player.playerId])
      expect((await app.call(player.token, 'Player/GetPlayerInfo', { playerId: id })).ok).toMatchObject({
        contractEnd: '2026-12-31',
      });
    await app.settle();
    expect(await kindsTold(player)).toEqual(['terminationProposed']);
    expect(await kindsTold(club)).toEqual(['terminationAgreed']);
    expect(await kindsTold(agent)).toEqual(['terminationAgreed', 'terminationProposed']);
    expect((await app.mailTo(player.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('propone di risolvere il contratto'),
    );
  });

  it('by the player’s proposal today: the player is free from tomorrow', async () => {
    const contract = await enter();
    const id = await proposed(contract, player, '2026-09-15');
    expect((await answer(club, id, 'agree', '2026-09-15')).status).toBe(200);
    expect(await seenBy(club, contract)).toMatchObject({ ending: { agreedOnProposalOf: 'player' } });
  });

  it('before it begins never does', async () => {
    const contract = await enter({ from: '2027-07-01', until: '2029-06-30' });
    const id = await proposed(contract, player, '2027-06-30');
    expect((await answer(club, id, 'agree', '2027-06-30')).status).toBe(200);
    expect(await seenBy(player, contract)).toMatchObject({ state: 'ended', endedBy: 'termination' });
  });

  it('stays when the other side declines, and another day may be proposed', async () => {
    const contract = await enter();
    expect((await answer(player, await proposed(contract), 'decline')).status).toBe(200);
    expect(await seenBy(club, contract)).toMatchObject({
      until: '2028-06-30',
      endedBy: null,
      ending: { open: null, can: { propose: true } },
    });
    expect(await proposed(contract, club, '2027-01-31')).toEqual(expect.any(Number));
    await app.settle();
    expect(await kindsTold(club)).toEqual(['endingDeclined']);
  });

  it('stays when the proposer withdraws, which the other side cannot', async () => {
    const contract = await enter();
    const id = await proposed(contract);
    expect((await withdraw(player, id)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await withdraw(club, id)).status).toBe(200);
    expect((await answer(player, id, 'agree')).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      status: 409,
    });
    expect((await seenBy(player, contract)).ending.open).toBeNull();
  });
});

describe('a proposal is refused', () => {
  it.each([
    ['before today', '2026-09-14', 'tooSmall'],
    ['on the agreed last day', '2028-06-30', 'tooBig'],
  ])('for a last day %s, beside the field', async (_name, endsOn, code) => {
    const contract = await enter();
    expect((await propose(club, contract, endsOn)).problem.errors).toMatchObject([{ field: 'EndsOn', code }]);
  });

  it('while another one is open, and for what has an end already', async () => {
    const contract = await enter();
    const id = await proposed(contract);
    expect((await propose(player, contract)).problem.code).toBe('CHANGED_MEANWHILE');
    await answer(player, id, 'agree');
    expect((await propose(club, contract, '2026-10-31')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('for a contract under which a loan lasts longer, by the name of the club', async () => {
    const borrower = await makeTeamMember(app);
    const contract = await enter();
    await enter({ kind: 'loan', teamId: borrower.teamId, from: '2026-09-01', until: '2027-06-30' });
    const { problem } = await propose(club, contract);
    expect(problem).toMatchObject({ code: 'LOAN_LASTS', errors: [{ field: 'EndsOn', code: 'loanLasts' }] });
    expect(problem.errors?.[0]?.text).toContain(`Club ${borrower.teamId}`);
    expect((await propose(club, contract, '2027-06-30')).status).toBe(200);
  });

  it('to everybody who is no side of it, as if it did not exist', async () => {
    const contract = await enter();
    const id = await proposed(contract);
    const [strangers, otherPlayer] = [await makeTeamMember(app), await makePlayerAccount(app)];
    for (const stranger of [strangers, otherPlayer]) {
      expect((await propose(stranger, contract)).problem.code).toBe('NOT_FOUND');
      expect((await answer(stranger, id, 'agree')).problem.code).toBe('NOT_FOUND');
      expect((await withdraw(stranger, id)).problem.code).toBe('NOT_FOUND');
    }
    expect((await propose(club, 987_654)).problem.code).toBe('NOT_FOUND');
    expect((await answer(club, 987_654, 'agree')).problem.code).toBe('NOT_FOUND');
    expect((await withdraw(club, 987_654)).problem.code).toBe('NOT_FOUND');
    // Whoever keeps the record ends nothing in the player's place.
    expect((await propose(agent, contract)).status).toBe(403);
    expect((await seenBy(agent, contract)).ending).toMatchObject({ side: null, open: { id } });
  });

  it('of a minor, of a player without a login and with a club that has nobody: staff end those', async () => {
    const obstacle = async (of: number, teamId = club.teamId) => {
      const id = await enter({ of, teamId });
      expect((await propose(club, id)).problem?.code).toMatch(/TRANSITION_NOT_ALLOWED|NOT_FOUND/);
      const staff = await makeStaff(app);
      const [shown] = await ledgerOf(staff, of);
      return shown?.ending.obstacle;
    };
    expect(await obstacle(await makeAgentPlayer(app, agent.agentId))).toBe('unlinked');
    const minor = await makePlayerAccount(app);
    await sql`update players set born_date = '2010-03-17' where id = ${minor.playerId}`.execute(
      app.services.db,
    );
    expect(await obstacle(minor.playerId)).toBe('minor');
    expect(await obstacle(playerId, await makeTeam(app))).toBe('clubAbsent');
  });
});

describe('an answer', () => {
  it('is not given by the side that proposed, nor to another day than was seen', async () => {
    const contract = await enter();
    const id = await proposed(contract);
    expect((await answer(club, id, 'agree')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await answer(player, id, 'agree', '2026-11-30')).problem.code).toBe('CHANGED_MEANWHILE');
    expect((await seenBy(player, contract)).endedBy).toBeNull();
  });

  it('counts once when two are given at the same moment', async () => {
    const contract = await enter();
    const id = await proposed(contract, player);
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    const answers = await Promise.all([answer(club, id, 'agree'), answer(colleague, id, 'agree')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seenBy(club, contract)).until).toBe('2026-12-31');
  });
});

describe('a loan', () => {
  let borrower: Person & { teamId: number };
  let loan: number;
  beforeEach(async () => {
    borrower = await makeTeamMember(app);
    await enter();
    loan = await enter({ kind: 'loan', teamId: borrower.teamId, from: '2026-09-01', until: '2027-06-30' });
  });

  it('is recalled by the club of the contract once the other club agrees, and the player learns of that only', async () => {
    const id = await proposed(loan);
    expect((await seenBy(player, loan)).ending).toMatchObject({ open: null, side: null });
    expect((await seenBy(agent, loan)).ending.open).toBeNull();
    expect((await answer(player, id, 'agree')).problem.code).toBe('NOT_FOUND');
    expect((await seenBy(borrower, loan)).ending).toMatchObject({
      side: 'borrower',
      open: { proposedBy: 'lender' },
    });
    expect((await answer(borrower, id, 'agree')).status).toBe(200);
    expect(await seenBy(player, loan)).toMatchObject({ until: '2026-12-31', endedBy: 'recall' });
    await app.settle();
    expect(await kindsTold(player)).toEqual(['loanEndAgreed']);
    expect(await kindsTold(borrower)).toEqual(['loanEndProposed']);
  });

  it('is given back by the club where the player is, and the record returns to the contract', async () => {
    const id = await proposed(loan, borrower, '2026-09-15');
    expect((await answer(club, id, 'agree', '2026-09-15')).status).toBe(200);
    expect(await seenBy(club, loan)).toMatchObject({ ending: { agreedOnProposalOf: 'borrower' } });
    expect((await ledgerOf(club)).find(({ kind }) => kind === 'employed')?.until).toBe('2028-06-30');
  });
});

describe('a proposal lapses', () => {
  it('when staff end the registration, and both sides are told', async () => {
    const contract = await enter();
    const id = await proposed(contract);
    const staff = await makeStaff(app);
    const ended = { registrationId: contract, endedOn: '2026-10-31', reason: 'Depositata dalle parti' };
    expect((await app.call(staff.token, 'Registration/EndRegistration', ended)).status).toBe(200);
    expect((await answer(player, id, 'agree')).problem.code).toBe('CHANGED_MEANWHILE');
    await app.settle();
    expect(await kindsTold(player)).toContain('endingLapsed');
    expect(await kindsTold(club)).toEqual(['endingLapsed', 'registrationEnded']);
  });
});

describe('a club', () => {
  it('reads the card of a player who is registered with it, off the market and a minor too; others do not', async () => {
    const hidden = await makeAgentPlayer(app, agent.agentId, { bornDate: '2010-03-17', onMarket: false });
    await enter({ of: hidden });
    const card = (person: Person) => app.call(person.token, 'Player/GetPlayerInfo', { playerId: hidden });
    expect((await card(club)).status).toBe(200);
    expect((await card(await makeTeamMember(app))).problem.code).toBe('NOT_FOUND');
  });
});

describe('an account that is erased', () => {
  it('leaves the proposals of others and no note of its own', async () => {
    await propose(player, await enter(), '2026-12-31', 'canarino');
    await propose(
      player,
      await enter({ of: player.playerId, from: '2029-07-01', until: '2030-06-30' }),
      '2029-12-31',
    );
    const erased = { currentPassword: testPassword };
    expect((await app.call(player.token, 'Account/DeleteMyAccount', erased)).status).toBe(200);
    const left = await sql<{ note: string }>`
      select e.note from registration_endings e join registrations r on r.id = e.registration_id
      where r.player_id in (${playerId}, ${player.playerId})`.execute(app.services.db);
    expect(left.rows).toEqual([{ note: '' }]);
  });
});

describe('the database', () => {
  it.each<[string, (id: number) => string]>([
    [
      'a second open proposal',
      (id) => `insert into registration_endings (registration_id, proposed_by, ends_on, proposed_at)
        select registration_id, 'player', ends_on, now() from registration_endings where id = ${id}`,
    ],
    ['another day', (id) => `update registration_endings set ends_on = ends_on + 1 where id = ${id}`],
    ['that a proposal is deleted', (id) => `delete from registration_endings where id = ${id}`],
  ])('refuses %s', async (_name, statement) => {
    const id = await proposed(await enter());
    await expect(sql.raw(statement(id)).execute(app.services.db)).rejects.toThrow(/ending|proposal/);
  });
});

// Last, because the clock moves.
describe('when days pass', () => {
  it('a proposal is agreed to no more after its day, and lapses in the night', async () => {
    const contract = await enter();
    const id = await proposed(contract, club, '2026-09-16');
    app.clock.advance({ days: 2 });
    player.token = await logInAgain(app, player);
    expect((await seenBy(player, contract)).ending.open?.can).toEqual({
      agree: false,
      decline: true,
      withdraw: false,
    });
    expect((await answer(player, id, 'agree', '2026-09-16')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    await turnRegistrations.run(app.services, {});
    expect((await seenBy(player, contract)).ending).toMatchObject({ open: null, can: { propose: true } });
    await app.settle();
    expect(await kindsTold(player)).toContain('endingLapsed');
  });

  it('a player is free the day after the agreed one, and a player on loan is back', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const contract = await enter();
    const other = await makePlayerAccount(app);
    const borrower = await makeTeamMember(app);
    await enter({ of: other.playerId });
    const loan = await enter({
      of: other.playerId,
      kind: 'loan',
      teamId: borrower.teamId,
      from: '2026-09-01',
      until: '2027-06-30',
    });
    await answer(player, await proposed(contract, club, today), 'agree', today);
    await answer(borrower, await proposed(loan, club, today), 'agree', today);
    app.clock.advance({ days: 1 });
    await turnRegistrations.run(app.services, {});
    for (const person of [player, other]) person.token = await logInAgain(app, person);
    const recordOf = async ({ token }: Person, id: number) =>
      (await app.call(token, 'Player/GetPlayerInfo', { playerId: id })).ok;
    expect(await recordOf(player, playerId)).toMatchObject({ contractualStatus: 0, currentClub: '' });
    expect(await recordOf(other, other.playerId)).toMatchObject({
      contractualStatus: 1,
      currentClub: `Club ${club.teamId}`,
      contractEnd: '2028-06-30',
    });
  });
});
