import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Level } from '@trattativa/domain/people/levels';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import type { App } from '../../app.ts';
import { createNegotiation } from '../../deals/negotiations/create-negotiation.ts';
import { saveAgentPlayer } from '../../people/players/portfolio/save-portfolio-player.ts';
import type { Actor } from '../../platform/actor.ts';
import { addDays } from '../../platform/clock.ts';
import { answerInvitation } from '../../representation/claims/answer-invitation.ts';
import { inviteToClaim } from '../../representation/claims/invite-to-claim.ts';
import { getMyListings } from '../../representation/claims/read-invitations.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import { findDemoStaffLogin } from '../people/demo-people.repository.ts';
import type { DemoPeople } from '../people/demo-people.ts';

/**
 * An agent keeps a record of player@demo.test, who has not confirmed it, and proposes the player to club@demo.test without a
 * mandate: the proposal waits for the player's answer.
 */
export async function proposeWithoutMandate(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -1.2));
  const [, agent] = people.agents;
  const [club] = people.clubs;
  const login = await findDemoStaffLogin(app.services.db, 'player');
  if (!agent || !club || !login) return;
  const player: Actor = {
    ...clubActor(club),
    accountId: login.accountId,
    kind: 'player',
    profile: profileType.player,
    teamId: null,
  };
  const record = {
    name: 'Nicolò',
    surname: 'Serra',
    bornDate: '2004-02-11',
    principalRole: playerRole.attackingMidfielder,
    nationality: 'IT',
    foot: foot.right,
    heightCm: 178,
    contractualStatus: contractualStatus.free,
    onMarket: true,
  } as const;
  const { player: kept } = await past.act(saveAgentPlayer, agentActor(agent), { player: record });
  await past.act(inviteToClaim, agentActor(agent), { playerId: kept.id, email: 'player@demo.test' });
  const { invitations } = await past.act(getMyListings, player, {});
  await past.act(answerInvitation, player, { invitationId: invitations[0]?.id ?? 0, accept: true });
  await past.wait(300);
  await past.act(createNegotiation, agentActor(agent), {
    playerId: kept.id,
    level: club.level as Level,
    teamIds: [club.teamId],
    comments: 'Ci siamo sentiti la settimana scorsa: firmerà il mandato a giorni.',
  });
  await past.settle();
}
