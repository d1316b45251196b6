import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listMemberIds } from '../members.repository.ts';

/** Mails the code to the recorded contact of a club that somebody claims. */
export const mailTeamClaims = reaction({
  name: 'teams.mail-team-claims',
  types: ['team.claimStarted'],
  async react(services, tx, event) {
    await services.jobs.enqueue(tx, 'mail-team-claim', event.data);
  },
});

/** Mails the link to a person who was invited to a club. */
export const mailTeamInvitations = reaction({
  name: 'teams.mail-team-invitations',
  types: ['team.memberInvited'],
  async react(services, tx, event) {
    await services.jobs.enqueue(tx, 'mail-team-invitation', event.data);
  },
});

/** Mails the members of a club that staff accepted. */
export const mailAcceptedTeams = reaction({
  name: 'teams.mail-accepted-teams',
  types: ['team.accepted'],
  async react(services, tx, { data: { teamId } }) {
    for (const accountId of await listMemberIds(tx, teamId))
      await services.jobs.enqueue(tx, 'mail-team-decision', { accountId, teamId });
  },
});

/** Mails the reason to the people of a club that staff refused. */
export const mailRefusedTeams = reaction({
  name: 'teams.mail-refused-teams',
  types: ['team.refused'],
  async react(services, tx, { data: { people, teamName, reason } }) {
    for (const person of people)
      await services.jobs.enqueue(tx, 'mail-team-decision', { person, teamName, reason });
  },
});
