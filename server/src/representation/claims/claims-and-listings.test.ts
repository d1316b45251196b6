import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const record = {
  name: 'Luca',
  surname: 'Ferri',
  bornDate: '2003-05-20',
  principalRole: playerRole.attackingMidfielder,
  nationality: 'IT',
  heightCm: 181,
  comments: 'Solo per noi',
  playerValue: 90_000,
  searchLevels: [3],
} as const;

const add = async (agent: Person) =>
  (
    await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
      player: { ...record, searchLevels: [3] as 3[] },
    })
  ).ok.player;

const invite = (person: Person, playerId: number, email: string) =>
  app.call(person.token, 'Portfolio/InviteToClaim', { playerId, email });

const listings = async (player: Person) => (await app.call(player.token, 'Portfolio/GetMyListings', {})).ok;

/** A record that its player has claimed. */
async function claimed() {
  const agent = await makeAgent(app);
  const player = await makePlayerAccount(app);
  const { id } = await add(agent);
  await invite(agent, id, player.email);
  const [invitation] = (await listings(player)).invitations;
  const answer = { invitationId: invitation?.id ?? 0, accept: true };
  await app.call(player.token, 'Portfolio/AnswerInvitation', answer);
  return { agent, player, id };
}

const listingOf = async (person: Person, playerId: number) =>
  (await app.call(person.token, 'Player/GetPlayerInfo', { playerId })).ok.listing;

describe('a record is claimed', () => {
  it('by a mailed link that says who invites, and by the invited address only', async () => {
    const agent = await makeAgent(app, { name: 'Elena' });
    const player = await makePlayerAccount(app);
    const other = await makePlayerAccount(app);
    const { id } = await add(agent);
    expect((await invite(await makeAgent(app), id, player.email)).status).toBe(404);
    expect((await invite(agent, id, player.email)).ok.message).toBe('Messaggio inviato');
    await app.settle();
    const [mail] = await app.mailTo(player.email);
    expect(mail?.subject).toContain('ti invita su Trattativa');
    const code = /claim\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const seen = (await app.call(null, 'Portfolio/GetInvitation', { code })).ok;
    expect(seen).toMatchObject({ ownerKind: 'agent', playerName: 'Luca F.' });
    expect(seen.email).not.toBe(player.email);
    const answer = { invitationId: seen.id, accept: true };
    expect((await app.call(other.token, 'Portfolio/AnswerInvitation', answer)).status).toBe(404);
    expect((await app.call(player.token, 'Portfolio/AnswerInvitation', answer)).ok.playerId).toBe(
      player.playerId,
    );
    expect((await app.call(player.token, 'Portfolio/AnswerInvitation', answer)).problem.code).toBe(
      'INVITATION_CLOSED',
    );
    expect((await app.call(null, 'Portfolio/GetInvitation', { code })).status).toBe(409);
    expect((await invite(agent, id, other.email)).problem.code).toBe('ALREADY_CLAIMED');
  });

  it('the own profile takes what it lacks, but nothing that is the owner’s own', async () => {
    const { player, agent, id } = await claimed();
    const own = (await app.call(player.token, 'Player/GetPlayerInfo', { playerId: player.playerId })).ok;
    // What the profile said stays: role 11, not the record's 9.
    expect(own).toMatchObject({
      profile: profileType.player,
      principalRole: playerRole.centreForward,
      heightCm: 181,
      nationality: 'IT',
      comments: '',
    });
    expect(own.playerValue).toBeNull();
    expect((await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id })).ok).toMatchObject({
      profile: profileType.agentPlayer,
      comments: 'Solo per noi',
      listing: 'unconfirmed',
    });
  });

  it('or not: declined, withdrawn and expired invitations are worth nothing', async () => {
    const agent = await makeAgent(app);
    const player = await makePlayerAccount(app);
    const { id } = await add(agent);
    const open = async () => (await listings(player)).invitations[0]?.id ?? 0;
    await invite(agent, id, player.email);
    const declined = { invitationId: await open(), accept: false };
    expect((await app.call(player.token, 'Portfolio/AnswerInvitation', declined)).status).toBe(200);
    await invite(agent, id, player.email);
    expect((await app.call(agent.token, 'Portfolio/WithdrawInvitation', { playerId: id })).status).toBe(200);
    expect((await listings(player)).invitations).toEqual([]);
    await invite(agent, id, player.email);
    const late = { invitationId: await open(), accept: true };
    expect((await invite(agent, id, player.email)).problem.code).toBe('INVITED_TOO_OFTEN');
    app.clock.advance({ days: 15 });
    const fresh = await app.logIn(player.email, 'prato verde a mezzogiorno');
    const expired = await app.call(fresh.body.access_token, 'Portfolio/AnswerInvitation', late);
    expect([expired.status, expired.problem.code]).toEqual([409, 'INVITATION_CLOSED']);
    staff = await makeStaff(app);
  });

  it('until fourteen days are over', async () => {
    const agent = await makeAgent(app);
    const player = await makePlayerAccount(app);
    const { id } = await add(agent);
    await invite(agent, id, player.email);
    app.clock.advance({ days: 13, hours: 23 });
    const open = async () => {
      const { access_token: token } = (await app.logIn(player.email, 'prato verde a mezzogiorno')).body;
      return (await app.call(token, 'Portfolio/GetMyListings', {})).ok.invitations.length;
    };
    expect(await open()).toBe(1);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect(await open()).toBe(0);
    staff = await makeStaff(app);
  });

  it('once, of fifty answers at the same moment', async () => {
    const agent = await makeAgent(app);
    const player = await makePlayerAccount(app);
    await invite(agent, (await add(agent)).id, player.email);
    const answer = { invitationId: (await listings(player)).invitations[0]?.id ?? 0, accept: true };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.call(player.token, 'Portfolio/AnswerInvitation', answer)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });
});

describe('the linked player', () => {
  it('confirms who lists them, and everybody who sees the record sees that', async () => {
    const { agent, player, id } = await claimed();
    const club = await makeTeamMember(app);
    expect(await listingOf(club, id)).toBe('unconfirmed');
    expect((await app.call(player.token, 'Portfolio/ConfirmListing', { playerId: id })).status).toBe(200);
    expect([await listingOf(club, id), await listingOf(agent, id)]).toEqual(['confirmed', 'confirmed']);
    expect((await listings(player)).items).toMatchObject([
      { playerId: id, owner: { kind: 'agent', id: agent.agentId }, listing: 'confirmed' },
    ]);
  });

  it('disputes with a reason; upheld, the record goes and the player is told', async () => {
    const { agent, player, id } = await claimed();
    const dispute = { playerId: id, reason: 'Non ho mai dato un mandato.' };
    expect((await app.call(player.token, 'Portfolio/DisputeListing', dispute)).status).toBe(200);
    expect((await app.call(player.token, 'Portfolio/DisputeListing', dispute)).problem.code).toBe(
      'ALREADY_DECIDED',
    );
    expect(await listingOf(agent, id)).toBe('disputed');
    expect((await app.call(agent.token, 'Portfolio/GetListing', { playerId: id })).ok.dispute?.reason).toBe(
      dispute.reason,
    );
    const [waiting] = (await app.call(staff.token, 'Portfolio/GetListingDisputes', {})).ok.items;
    const decision = { disputeId: waiting?.id ?? 0, uphold: true };
    expect((await app.call(staff.token, 'Portfolio/DecideListingDispute', decision)).status).toBe(200);
    await app.settle();
    expect((await app.call(agent.token, 'Player/GetPlayerInfo', { playerId: id })).status).toBe(404);
    expect((await listings(player)).items).toEqual([]);
    expect(
      (await app.mailTo(player.email)).some(({ subject }) => subject.includes('non ti ha più in portfolio')),
    ).toBe(true);
    expect((await app.call(staff.token, 'Portfolio/DecideListingDispute', decision)).status).toBe(409);
  });

  it('disputes; refused with a word, the record stays as not confirmed; or takes the dispute back', async () => {
    const { agent, player, id } = await claimed();
    const dispute = { playerId: id, reason: 'Non ho mai dato un mandato.' };
    await app.call(player.token, 'Portfolio/DisputeListing', dispute);
    const [waiting] = (await app.call(staff.token, 'Portfolio/GetListingDisputes', {})).ok.items;
    const decision = { disputeId: waiting?.id ?? 0, uphold: false };
    const without = await app.call(staff.token, 'Portfolio/DecideListingDispute', decision);
    expect(without.problem.code).toBe('REASON_REQUIRED');
    await app.call(staff.token, 'Portfolio/DecideListingDispute', {
      ...decision,
      word: 'Il mandato è agli atti.',
    });
    expect(await listingOf(agent, id)).toBe('unconfirmed');
    expect((await listings(player)).items[0]?.dispute).toMatchObject({
      status: 'refused',
      word: 'Il mandato è agli atti.',
    });
    await app.call(player.token, 'Portfolio/DisputeListing', dispute);
    await app.call(player.token, 'Portfolio/ConfirmListing', { playerId: id });
    expect((await app.call(staff.token, 'Portfolio/GetListingDisputes', {})).ok.total).toBe(0);
  });

  it('speaks for records about them only', async () => {
    const { id } = await claimed();
    const stranger = await makePlayerAccount(app);
    for (const playerId of [id, stranger.playerId, 999_999]) {
      const confirmed = await app.call(stranger.token, 'Portfolio/ConfirmListing', { playerId });
      expect([playerId, confirmed.status]).toEqual([playerId, 404]);
    }
  });
});

describe('records that look like one person', () => {
  it('are pointed out to their owner and to staff, and rest once they were looked at', async () => {
    const [agent, coach] = [await makeAgent(app), await makeCoach(app)];
    const first = await add(agent);
    const second = (
      await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
        player: { name: 'LUCA', surname: 'Férri', bornDate: '2003-05-20' },
      })
    ).ok.player;
    const found = async (person: Person) => (await app.call(person.token, 'Portfolio/GetDuplicates', {})).ok;
    const [group] = (await found(agent)).items;
    expect(group?.records.map(({ id }) => id).sort()).toEqual([first.id, second.id]);
    expect((await found(coach)).total).toBe(0);
    expect((await found(staff)).items.some(({ records }) => records.some(({ id }) => id === first.id))).toBe(
      true,
    );
    const playerIds = [first.id, second.id];
    expect((await app.call(coach.token, 'Portfolio/KeepApart', { playerIds })).status).toBe(404);
    expect((await app.call(agent.token, 'Portfolio/KeepApart', { playerIds })).status).toBe(200);
    expect((await found(agent)).total).toBe(0);
    await add(agent);
    expect((await found(agent)).total).toBe(1);
  });
});

describe('saved searches', () => {
  it('are each account’s own, under names that are told apart', async () => {
    const [agent, other] = [await makeAgent(app), await makeAgent(app)];
    const save = (person: Person, name: string, query: string, id?: number) =>
      app.call(person.token, 'Portfolio/SaveSearch', { name, query, ...(id !== undefined && { id }) });
    const { search } = (await save(agent, 'Punte', 'role=11&contract=0')).ok;
    expect((await save(agent, 'PUNTE', 'role=10')).problem.code).toBe('NAME_TAKEN');
    expect((await save(agent, 'Punte libere', 'role=11', search.id)).status).toBe(200);
    expect((await save(other, 'Altrui', 'role=1', search.id)).status).toBe(404);
    expect((await save(agent, 'Brutta', '<script>')).status).toBe(400);
    const list = async (person: Person) =>
      (await app.call(person.token, 'Portfolio/GetSavedSearches', {})).ok.items;
    expect(await list(agent)).toEqual([
      { id: search.id, name: 'Punte libere', query: 'role=11', alert: 'off' },
    ]);
    expect(await list(other)).toEqual([]);
    // Requests are another list, with names of its own.
    const { name } = search;
    await app
      .call(agent.token, 'Portfolio/SaveSearch', { name, query: 'role=9', list: 'requests' })
      .then(({ ok }) => ok);
    const ofRequests = (await app.call(agent.token, 'Portfolio/GetSavedSearches', { list: 'requests' })).ok;
    expect(ofRequests.items).toMatchObject([{ name, query: 'role=9' }]);
    expect((await app.call(other.token, 'Portfolio/DeleteSavedSearch', { id: search.id })).status).toBe(404);
    expect((await app.call(agent.token, 'Portfolio/DeleteSavedSearch', { id: search.id })).status).toBe(200);
  });
});
