import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { type MandateStatus, mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import type { App } from '../../app.ts';
import { saveRequest } from '../../market/requests/save-request.ts';
import { findPlayer } from '../../people/players/players.repository.ts';
import { saveAgentPlayer } from '../../people/players/portfolio/save-portfolio-player.ts';
import type { Actor } from '../../platform/actor.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { sweepMandates } from '../../representation/mandates/jobs/sweep-mandates.ts';
import { proposeClubMandate, proposePlayerMandate } from '../../representation/mandates/propose-mandate.ts';
import { updateMandateStatus } from '../../representation/mandates/update-mandate-status.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import { linkDemoPlayer, linkDemoRecord, listDemoAdults } from './demo-deals.repository.ts';

type Agent = DemoPeople['agents'][number];

interface Terms {
  /** First and last day, in days from today. */
  from: number;
  to: number;
  countries?: string[];
  exclusive?: boolean;
}

/**
 * Mandates in every state: agent@demo.test's with some players (one ends in 50 days), premium@demo.test's
 * of club@demo.test with a request published for the club, one awaiting an answer, and one on the staff's
 * desk.
 */
export async function playDemoMandates(app: App, people: DemoPeople, today: Date): Promise<void> {
  const [agent, partner, premium] = people.agents;
  const [club, second] = people.clubs;
  if (!agent || !partner || !premium || !club || !second) return;
  const past = new Past(app, addDays(today, -60));
  const day = (offset: number) => dayOf(addDays(today, offset));
  const termsOf = ({ from, to, countries = [], exclusive = false }: Terms) => ({
    startsOn: day(from),
    endsOn: day(to),
    countries,
    exclusive,
  });
  const propose = async (by: Agent, playerId: number, terms: Terms) =>
    (await past.act(proposePlayerMandate, agentActor(by), { playerId, ...termsOf(terms) })).mandate;
  const answer = (actor: Actor, mandate: { id: number; version: number }, status: MandateStatus) =>
    past.act(updateMandateStatus, actor, { mandateId: mandate.id, version: mandate.version, status });

  const players = [];
  for (const [index, player] of (await listDemoAdults(past.db, agent.agentId, 5)).entries()) {
    const email = `calciatore${index + 1}@giocatori.demo.test`;
    const accountId = await linkDemoPlayer(past.db, player, email, past.now);
    players.push({ ...player, actor: playerActor(club, accountId) });
  }
  const [ending, running, waiting, refused, ended] = players;
  if (!ending || !running || !waiting || !refused || !ended) return;

  const registered = await findPlayer(past.db, people.registeredPlayerId);
  if (registered?.account_id) {
    const over = await propose(agent, registered.id, { from: -400, to: -20, countries: ['IT'] });
    await past.wait(300);
    await answer(playerActor(club, registered.account_id), over, mandateStatus.confirmed);
  }
  await past.wait(200);
  const first = await propose(agent, ending.id, { from: -300, to: 50, exclusive: true });
  await past.wait(900);
  await answer(ending.actor, first, mandateStatus.confirmed);
  const proposed = await past.act(proposeClubMandate, agentActor(premium), {
    teamId: club.teamId,
    ...termsOf({ from: -60, to: 600, countries: ['IT'] }),
  });
  await past.wait(1500);
  await answer(clubActor(club), proposed.mandate, mandateStatus.confirmed);
  await past.act(
    saveRequest,
    { ...agentActor(premium), kind: 'premium', mandatedTeamIds: [club.teamId] },
    {
      request: {
        teamId: club.teamId,
        role: playerRole.centreForward,
        level: club.level as 2,
        city: club.city,
        country: 'IT',
        underAge: 24,
        monthlyOffer: 5200,
        project: 'Il club cerca una prima punta giovane da far crescere accanto al capocannoniere.',
        requestedMaterial: 'Video di tre partite intere.',
        agentIds: [agent.agentId, partner.agentId],
      },
    },
  );

  await past.goTo(addDays(today, -30));
  const second30 = await propose(agent, running.id, { from: -30, to: 500, countries: ['IT', 'ES'] });
  await past.wait(700);
  await answer(running.actor, second30, mandateStatus.confirmed);
  const no = await propose(agent, refused.id, { from: -28, to: 700, exclusive: true });
  await past.wait(2000);
  await answer(refused.actor, no, mandateStatus.refused);
  const short = await propose(agent, ended.id, { from: -25, to: 300 });
  await past.wait(400);
  const { mandate } = await answer(ended.actor, short, mandateStatus.confirmed);
  await past.goTo(addDays(today, -12));
  await answer(agentActor(agent), mandate, mandateStatus.ended);

  await past.goTo(addDays(today, -3));
  await propose(agent, waiting.id, { from: 0, to: 729, exclusive: true, countries: ['IT', 'CH', 'DE'] });
  await past.act(proposeClubMandate, clubActor(second), {
    agentId: agent.agentId,
    ...termsOf({ from: 0, to: 364, countries: ['IT'] }),
  });
  await past.wait(60);
  const rival = await past.act(saveAgentPlayer, agentActor(partner), {
    player: { name: ending.name, surname: ending.surname, bornDate: ending.born_date },
  });
  await linkDemoRecord(past.db, rival.player.id, ending.actor.accountId);
  await propose(partner, rival.player.id, { from: 0, to: 364, exclusive: true });

  await past.goTo(today);
  await past.act((services: Services) => sweepMandates.run(services, {}), agentActor(agent), {});
  await past.settle();
}

function playerActor(like: DemoPeople['clubs'][number], accountId: number): Actor {
  return { ...clubActor(like), accountId, kind: 'player', profile: profileType.player, teamId: null };
}
