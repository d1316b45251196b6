import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listMemberIds } from '../members.repository.ts';

/** Somebody claims a club: the code goes to its recorded contact. */
export const mailTeamClaims = reaction({
  name: 'teams.mail-team-claims',
  types: ['team.claimStarted'],
  async react(services, tx, event) {
    await services.jobs.enqueue(tx, 'mail-team-claim', event.data);
  },
});

/** A person was asked to join a club: the link goes to them. */
export const mailTeamInvitations = reaction({
  name: 'teams.mail-team-invitations',
  types: ['team.memberInvited'],
  async react(services, tx, event) {
    await services.jobs.enqueue(tx, 'mail-team-invitation', event.data);
  },
});

/** Staff accepted a club that waited: its people hear of it. */
export const mailAcceptedTeams = reaction({
  name: 'teams.mail-accepted-teams',
  types: ['team.accepted'],
  async react(services, tx, { data: { teamId } }) {
    for (const accountId of await listMemberIds(tx, teamId))
      await services.jobs.enqueue(tx, 'mail-team-decision', { accountId, teamId });
  },
});

/** Staff refused a club that waited: its people hear why. */
export const mailRefusedTeams = reaction({
  name: 'teams.mail-refused-teams',
  types: ['team.refused'],
  async react(services, tx, { data: { people, teamName, reason } }) {
    for (const person of people)
      await services.jobs.enqueue(tx, 'mail-team-decision', { person, teamName, reason });
  },
});
