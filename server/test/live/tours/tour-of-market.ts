import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import { makeMarket } from '../../factories/matching.ts';
import { makeCoach, makePlayerAccount, makeStaff } from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** A request, its matches, answers and candidates. */
export async function playMarket(app: TestApp): Promise<Stage> {
  const market = await makeMarket(app);
  const { agent, club } = market;
  const applicant = await makePlayerAccount(app);
  await app.services.db
    .updateTable('players')
    .set({
      principal_role: playerRole.attackingMidfielder,
      search_levels: [3],
      country: 'IT',
      foot: foot.left,
      phone: '+39 049 555 0101',
    })
    .where('id', '=', applicant.playerId)
    .execute();
  const player = await market.savePlayer();
  const stage = new Stage(app);
  await stage.show(
    { agent, club, applicant },
    { playerId: player.id, agentId: agent.agentId, teamId: club.teamId },
  );
  let requestId = 0;
  await stage.act('a club publishes a request', async () => {
    requestId = (await market.publish()).id;
  });
  await stage.show({}, { requestId });
  const seen = async () => ({
    requestId,
    version: (await stage.call(club, 'Request/GetRequest', { requestId })).version,
  });
  await stage.act('the club weighs the order of its matches', () =>
    stage.call(club, 'Request/SaveMatchOrder', { requestId, preset: 'budget' }),
  );
  await stage.act('the agent answers that nobody fits', () =>
    stage.call(agent, 'Request/AnswerNobodyFits', { requestId }),
  );
  await stage.act('the agent puts a match away', () =>
    stage.call(agent, 'Matching/DeleteMatch', { requestId, playerId: player.id }),
  );
  await stage.act('the agent takes that back', () =>
    stage.call(agent, 'Matching/RestoreMatch', { requestId, playerId: player.id }),
  );
  let known = player;
  const save = async (changes: object) => {
    known = await market.savePlayer({ id: known.id, version: known.version, ...changes });
  };
  await stage.act('the player earns more', () => save({ requestedSalary: 1500 }));
  await stage.act('the player changes role', () => save({ principalRole: playerRole.defensiveMidfielder }));
  await stage.act('the player has the role again', () =>
    save({ principalRole: playerRole.attackingMidfielder }),
  );
  await stage.act('another player is added', () =>
    market.savePlayer({ surname: 'Nuovo' }).then(() => undefined),
  );
  let candidateId = 0;
  await stage.act('a player applies', async () => {
    const input = { requestId, source: 'profile', termsAccepted: true } as const;
    candidateId = (await stage.call(applicant, 'Candidate/Apply', input)).candidate.id;
  });
  await stage.show({}, { candidateId, playerId: applicant.playerId });
  const candidate = async () => ({
    candidateId,
    version: (await stage.call(club, 'Candidate/GetCandidate', { candidateId })).version,
  });
  const move = async (to: CandidateStatus, more: object = {}) =>
    stage.call(club, 'Candidate/MoveCandidate', { ...(await candidate()), status: to, ...more } as never);
  await stage.act('the club puts the candidate on its shortlist', () =>
    stage.call(club, 'Candidate/ShortlistCandidate', { candidateId, shortlisted: true }),
  );
  await stage.act('the club writes a note', () =>
    stage.call(club, 'Candidate/AddCandidateNote', { candidateId, text: 'Bene di testa.' }),
  );
  await stage.act('the club goes on with the candidate', () => move(candidateStatus.active));
  await stage.act('the club signs the candidate', () => move(candidateStatus.signed));
  let secondId = candidateId;
  const second = await makePlayerAccount(app);
  await stage.show({ second });
  await stage.act('another player applies with another role', async () => {
    const input = { requestId, source: 'profile', termsAccepted: true } as const;
    secondId = (await stage.call(second, 'Candidate/Apply', input)).candidate.id;
  });
  candidateId = secondId;
  await stage.show({}, { candidateId, playerId: second.playerId });
  await stage.act('the club takes the rejection back', () => move(candidateStatus.pending));
  await stage.act('the player withdraws the application', async () =>
    stage.call(second, 'Candidate/WithdrawApplication', await candidate()),
  );
  await stage.act('the player applies again', async () => {
    const input = { requestId, source: 'profile', termsAccepted: true } as const;
    candidateId = (await stage.call(second, 'Candidate/Apply', input)).candidate.id;
  });
  await stage.show({}, { candidateId });
  await stage.act('the player changes to the role that is asked for', async () => {
    const { id, version, name, surname, bornDate } = await stage.call(second, 'Player/GetPlayerInfo', {
      playerId: second.playerId,
    });
    const role = { principalRole: playerRole.attackingMidfielder, searchLevels: [3], country: 'IT' };
    const own = { id, version, name, surname, bornDate, ...role, foot: foot.left, phone: '+39 049 555 0102' };
    await stage.call(second, 'Player/SavePlayerInfo', { player: own } as never);
  });
  await stage.act('the club rejects the player', () =>
    move(candidateStatus.rejected, { reason: 'roleFilled' }),
  );
  await stage.act('the club changes its request', async () =>
    market
      .publish({ id: requestId, version: (await seen()).version, underAge: 25 } as never)
      .then(() => undefined),
  );
  await stage.act('the club closes its request', async () =>
    stage.call(club, 'Request/UpdateRequestStatus', { ...(await seen()), status: requestStatus.closed }),
  );
  await stage.act('the club opens it again', async () =>
    stage.call(club, 'Request/UpdateRequestStatus', { ...(await seen()), status: requestStatus.active }),
  );
  let draftId = 0;
  await stage.act('the club begins a draft', async () => {
    draftId = (
      await stage.call(club, 'Request/SaveDraft', { draft: { role: playerRole.attackingMidfielder } })
    ).draft.id;
  });
  await stage.show({}, { draftId });
  await stage.act('the club discards the draft', () => stage.call(club, 'Request/DiscardDraft', { draftId }));
  await stage.act('the agent removes the player', () =>
    stage.call(agent, 'Agent/DeletePlayer', { agentPlayerId: player.id }),
  );
  await stage.act('the agent restores the player', () =>
    stage.call(agent, 'Agent/RestorePlayer', { agentPlayerId: player.id }),
  );
  return stage;
}

/** Records of players as their owner, watchers, scouts, staff and the players see them. */
export async function playPortfolio(app: TestApp): Promise<Stage> {
  const market = await makeMarket(app);
  const { agent, club } = market;
  const scout = await makeCoach(app, { scout: true });
  const staff = await makeStaff(app);
  const linked = await makePlayerAccount(app);
  let player = await market.savePlayer({ openToScouts: true });
  const playerId = player.id;
  const stage = new Stage(app);
  await stage.show(
    { agent, club, scout, staff, linked },
    { playerId, agentId: agent.agentId, teamId: club.teamId },
  );
  const save = async (changes: object) => {
    player = await market.savePlayer({
      id: playerId,
      version: player.version,
      openToScouts: true,
      ...changes,
    });
  };
  await stage.act('the club watches the player', () => stage.call(club, 'Watch/WatchPlayer', { playerId }));
  await stage.show({}, { watchedId: playerId });
  await stage.act('the club writes a note about the player', () =>
    stage.call(club, 'Watch/AddWatchNote', { playerId, text: 'Bene di testa.' }),
  );
  await stage.act('the player leaves the market', () => save({ onMarket: false }));
  await stage.act('the player is back', () => save({ onMarket: true }));
  await stage.act('the player changes role', () => save({ principalRole: playerRole.defensiveMidfielder }));
  await stage.act('the club looks at the player', () =>
    stage.call(club, 'Player/AddProfileViewed', { playerId }),
  );
  let shortlistId = 0;
  await stage.act('the scout makes a shortlist', async () => {
    shortlistId = (await stage.call(scout, 'Scout/SaveShortlist', { name: 'Estate' })).shortlist.shortlistId;
  });
  await stage.act('the scout puts the player on it', () =>
    stage.call(scout, 'Scout/SaveShortlistPlayer', { shortlistId, playerId }),
  );
  await stage.act('the scout evaluates the player', () =>
    stage.call(scout, 'Player/SavePlayerEvaluation', { playerId, values: [{ skill: 1, value: 6 }] }),
  );
  await stage.act('the agent writes a season of the career', () =>
    stage.call(agent, 'Player/SavePlayerExperience', {
      playerId,
      experience: {
        teamId: club.teamId,
        category: 6,
        season: '2025/26',
        startYear: 2025,
        endYear: 2026,
        appearances: 12,
        minutes: 900,
      },
    } as never),
  );
  await stage.act('the club confirms the figures', async () => {
    const { items } = await stage.call(club, 'Player/GetFiguresToConfirm', {});
    const [item] = items;
    await stage.call(club, 'Player/VerifyPlayerFigures', {
      playerId,
      experienceId: item?.experienceId as number,
      figuresAt: item?.figuresAt as string,
      verified: true,
    });
  });
  await stage.act('the agent shares the player', () =>
    stage.call(agent, 'Report/PublishReport', { kind: 'player', thingId: playerId, groups: ['identity'] }),
  );
  await stage.act('the agent ends the link', async () => {
    const { items } = await stage.call(agent, 'Report/GetMyPublicLinks', {});
    await stage.call(agent, 'Report/RevokeReport', { linkId: items[0]?.id as number });
  });
  await stage.act('the agent saves a search', () =>
    stage.call(agent, 'Portfolio/SaveSearch', { name: 'Punte', query: 'role=11' }),
  );
  await stage.act('the agent imports players', () =>
    stage.call(agent, 'Portfolio/ImportPlayerRows', {
      apply: true,
      rows: [{ line: 2, values: { name: 'Ivo', surname: 'Rota' } }],
    }),
  );
  await stage.act('the agent adds the player twice', () =>
    market.savePlayer({ openToScouts: false }).then(() => undefined),
  );
  await stage.act('staff say that they are two', async () => {
    const { items } = await stage.call(staff, 'Portfolio/GetDuplicates', {});
    const [pair] = items;
    await stage.call(staff, 'Portfolio/KeepApart', {
      playerIds: pair?.records.map(({ id }) => id) as number[],
    });
  });
  await stage.act('the agent invites the player', () =>
    stage.call(agent, 'Portfolio/InviteToClaim', { playerId, email: linked.email }),
  );
  await stage.act('the player takes the record', async () => {
    const { invitations } = await stage.call(linked, 'Portfolio/GetMyListings', {});
    await stage.call(linked, 'Portfolio/AnswerInvitation', {
      invitationId: invitations[0]?.id as number,
      accept: true,
    });
  });
  await stage.act('the player disputes the listing', () =>
    stage.call(linked, 'Portfolio/DisputeListing', { playerId, reason: 'Non sono suo.' }),
  );
  await stage.act('staff turn the dispute down', async () => {
    const { items } = await stage.call(staff, 'Portfolio/GetListingDisputes', { limit: 50 });
    await stage.call(staff, 'Portfolio/DecideListingDispute', {
      disputeId: items[0]?.id as number,
      uphold: false,
      word: 'Ha un mandato.',
    } as never);
  });
  await stage.act('the agent asks to remove the player', () =>
    stage.call(agent, 'Player/AskForDeletePlayer', {
      playerId,
      playerName: 'Tommaso Venier',
      reason: 'Altro procuratore.',
    }),
  );
  await stage.act('staff remove the player', async () => {
    const { items } = await stage.call(staff, 'Player/GetRemovalRequests', { open: true, limit: 50 });
    await stage.call(staff, 'Player/DecideRemovalRequest', {
      requestId: items[0]?.id as number,
      approve: true,
      word: 'Va bene.',
    });
  });
  return stage;
}
