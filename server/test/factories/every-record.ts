import { agentType } from '@trattativa/domain/identity/agent-types';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import type { TestApp } from '../stage/build-test-app.ts';
import { makeAgent, makeCoach, makePlayerAccount, makeTeamMember, type Person } from './people.ts';

/** A person whom a club can negotiate with or make an offer to. */
export type Subject = { player_id: number } | { coaching_staff_id: number };

/** A record of each kind of owner, linked to nobody, to an adult or to a minor, with the people concerned. */
export async function makeEveryRecord(app: TestApp): Promise<{ subjects: Subject[]; people: Person[] }> {
  const agent = await makeAgent(app);
  const premium = await makeAgent(app, { agentType: agentType.premium });
  const club = await makeTeamMember(app);
  const coach = await makeCoach(app);
  const own = await makePlayerAccount(app);
  const people: Person[] = [agent, premium, club, coach, own];
  const subjects: Subject[] = [{ player_id: own.playerId }, { coaching_staff_id: coach.coachingStaffId }];
  const recordOwners = [
    { profile: profileType.agentPlayer, agent_id: agent.agentId },
    { profile: profileType.teamPlayer, team_id: club.teamId },
    { profile: profileType.coachingStaffPlayer, coaching_staff_id: coach.coachingStaffId },
  ];
  for (const recordOwner of recordOwners) {
    for (const bornDate of [null, '2003-03-17', '2010-03-17']) {
      const linked = bornDate === null ? null : await makeLinkable(app, bornDate);
      if (linked) people.push(linked);
      const { id } = await app.services.db
        .insertInto('players')
        .values({
          ...recordOwner,
          account_id: linked?.accountId ?? null,
          listing: linked ? 'confirmed' : 'unlinked',
          name: 'Tommaso',
          surname: 'Venier',
          born_date: bornDate ?? '2003-03-17',
          principal_role: playerRole.attackingMidfielder,
          created_at: app.clock.now(),
          updated_at: app.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      subjects.push({ player_id: id });
    }
  }
  const added = await app.services.db
    .insertInto('coaching_staff')
    .values({
      account_id: null,
      added_by_id: premium.accountId,
      name: 'Paolo',
      surname: 'Bianchi',
      updated_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  subjects.push({ coaching_staff_id: added.id });
  return { subjects, people };
}

/** A player's account without a record; a minor's has a guardian's consent. */
async function makeLinkable(app: TestApp, bornDate: string): Promise<Person> {
  const { playerId, ...person } = await makePlayerAccount(app);
  await app.services.db.deleteFrom('players').where('id', '=', playerId).execute();
  await app.services.db
    .updateTable('accounts')
    .set({ born_date: bornDate, guardian_confirmed_at: bornDate > '2008' ? app.clock.now() : null })
    .where('id', '=', person.accountId)
    .execute();
  return person;
}
