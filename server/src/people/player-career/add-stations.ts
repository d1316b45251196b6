import type { ExperienceInput } from '@trattativa/contract/people/players/career';
import type { Transaction } from '../../platform/database/database.ts';
import { newExperienceFields } from './experience-fields.ts';
import { type ExperienceFields, findStationClubs, insertExperiences } from './experiences.repository.ts';
import type { EnteredBy } from './figure-fields.ts';

/** A checked station of a player who has just been added. */
interface NewStation {
  playerId: number;
  input: ExperienceInput;
  by: EnteredBy;
}

/** Stations that are inserted together, which limits the parameters of a statement. */
const chunkSize = 1_000;

/** Adds stations to new records. A club whose name only one club of the platform has is that club, which may confirm the figures. */
export async function addStations(tx: Transaction, stations: readonly NewStation[]): Promise<void> {
  for (let from = 0; from < stations.length; from += chunkSize) {
    const chunk = stations.slice(from, from + chunkSize);
    const clubs = await findStationClubs(
      tx,
      chunk.map(({ input }) => input.clubName ?? ''),
    );
    const rows: (ExperienceFields & { player_id: number })[] = [];
    for (const [place, { playerId, input, by }] of chunk.entries()) {
      const club = clubs.get(place);
      const fields = await newExperienceFields(tx, input, by);
      rows.push({
        ...fields,
        ...(club ? { team_id: club.id, club_name: club.name } : {}),
        player_id: playerId,
      });
    }
    await insertExperiences(tx, rows);
  }
}
