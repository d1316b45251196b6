import { inForceOn, lastDayOf } from '@trattativa/domain/people/ledger/registration';
import { seasonName, seasonOf } from '@trattativa/domain/people/season';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { enterClubOfCareer } from '../player-career/enter-club-of-career.ts';
import { listPlayerAudience, setRegistration } from '../players/players.repository.ts';
import { placeOf } from '../rules/place-of-club.ts';
import { listStaff, listTeamAudience } from '../teams/team-writes.repository.ts';
import { lapseEndings } from './endings/lapse-endings.ts';
import {
  listMembersOf,
  listRegistrations,
  type RegistrationRow,
  readSigningClub,
} from './registrations.repository.ts';

/**
 * Makes a player's record follow the ledger: club, status and end of the contract are those of the registration in force, and
 * without one a player whose registration is over is free. What begins is entered in the career, and proposals to end what has an
 * end lapse. Tells the open screens, also those of the club that agreed: a contract that only the record stated is not in the ledger.
 */
export async function followLedger(
  { rules }: Pick<Services, 'rules'>,
  tx: Transaction,
  playerId: number,
  { at, actorId, releasedBy = null }: { at: Date; actorId: number | null; releasedBy?: number | null },
): Promise<void> {
  const today = dayOf(at);
  const ledger = await listRegistrations(tx, { playerId });
  const present = inForceOn(ledger, today);
  const { hasBegun, hasChanged } = await setRegistration(tx, playerId, {
    id: present?.id ?? null,
    teamId: present?.teamId ?? null,
    at,
  });
  if (present && hasBegun) {
    const { teamId, clubName } = present;
    const club = teamId === null ? null : await readSigningClub(tx, teamId);
    const { firstMonth } = placeOf(rules.current.rules, club?.home_association ?? null, today);
    const season = seasonOf(today, firstMonth);
    const years = {
      season: seasonName(season, firstMonth),
      startYear: season,
      endYear: firstMonth === 1 ? season : season + 1,
    };
    await enterClubOfCareer(tx, playerId, { teamId, clubName, ...years });
  }
  await lapseEndings(tx, playerId, { ledger, today, at });
  const owners = await listPlayerAudience(tx, playerId);
  const clubs = await listMembersOf(
    tx,
    [releasedBy, ...ledger.map(({ teamId }) => teamId)].flatMap((teamId) => teamId ?? []),
  );
  await recordEvent(tx, {
    type: 'player.changed',
    data: { playerId },
    recipients: [...new Set([...owners, ...clubs])],
    actorId,
    at,
  });
  await tellSquads(tx, ledger, { hasChanged, today, actorId, at });
}

/**
 * Tells the open screens of every club of the ledger. Who is not of the club hears only when the record has changed, and of a club that
 * had or has the player: what begins later is between the parties.
 */
async function tellSquads(
  tx: Transaction,
  ledger: readonly RegistrationRow[],
  {
    hasChanged,
    today,
    actorId,
    at,
  }: { hasChanged: boolean; today: string; actorId: number | null; at: Date },
): Promise<void> {
  const teamIds = [...new Set(ledger.flatMap(({ teamId }) => teamId ?? []))].sort(
    (one, other) => one - other,
  );
  const hasBegunWith = (teamId: number) =>
    ledger.some((row) => row.teamId === teamId && row.startsOn <= today && lastDayOf(row) >= row.startsOn);
  // The screens of staff follow no record of a player, the squad of a club neither.
  const staff = await listStaff(tx);
  for (const teamId of teamIds) {
    const members = await listMembersOf(tx, [teamId]);
    const others =
      hasChanged && hasBegunWith(teamId)
        ? (await listTeamAudience(tx, teamId)).filter((id) => !staff.includes(id))
        : [];
    await recordEvent(tx, {
      type: 'team.squadChanged',
      data: { teamId },
      recipients: [...new Set([...members, ...others])],
      actorId,
      at,
    });
  }
}
