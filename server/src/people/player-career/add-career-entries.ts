import type { CareerEntryInput } from '@trattativa/contract/people/players/career';
import type { Transaction } from '../../platform/database/database.ts';
import {
  type CareerEntryFields,
  findCareerEntryClubs,
  insertCareerEntries,
} from '../career-entries/career-entries.repository.ts';
import { newCareerEntryFields } from './career-entry-fields.ts';
import type { EnteredBy } from './figure-fields.ts';

/** A checked career entry of a player who has just been added. */
interface NewCareerEntry {
  playerId: number;
  input: CareerEntryInput;
  by: EnteredBy;
}

/** Career entries that are inserted together, which limits the parameters of a statement. */
const chunkSize = 1_000;

/** Adds career entries to new records. A club whose name only one club of the platform has is that club, which may confirm the figures. */
export async function addCareerEntries(
  tx: Transaction,
  careerEntries: readonly NewCareerEntry[],
): Promise<void> {
  for (let from = 0; from < careerEntries.length; from += chunkSize) {
    const chunk = careerEntries.slice(from, from + chunkSize);
    const clubs = await findCareerEntryClubs(
      tx,
      chunk.map(({ input }) => input.clubName ?? ''),
    );
    const rows: (CareerEntryFields & { player_id: number })[] = [];
    for (const [place, { playerId, input, by }] of chunk.entries()) {
      const club = clubs.get(place);
      const fields = await newCareerEntryFields(tx, input, by);
      rows.push({
        ...fields,
        ...(club ? { team_id: club.id, club_name: club.name } : {}),
        player_id: playerId,
      });
    }
    await insertCareerEntries(tx, rows);
  }
}
