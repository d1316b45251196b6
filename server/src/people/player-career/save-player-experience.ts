import { maxCareerEntries } from '@trattativa/contract/people/players/career';
import type { playerCareerEndpoints } from '@trattativa/contract/people/players/career-endpoints';
import { yearsOfSeason } from '@trattativa/domain/people/season';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import {
  type CareerEntryFields,
  type CareerEntryRow,
  insertCareerEntry,
  listCareerEntries,
  updateCareerEntry,
} from '../career-entries/career-entries.repository.ts';
import { accessPlayerToEdit } from '../players/access-player.ts';
import { recordPlayerChanged } from '../players/record-player-event.ts';
import { changedCareerEntryFields, newCareerEntryFields } from './career-entry-fields.ts';
import { entererOf } from './figure-fields.ts';
import { presentCareer } from './present-career.ts';

type SaveExperience = CallOf<typeof playerCareerEndpoints.savePlayerExperience>;
type Saved = Promise<OutputOf<typeof playerCareerEndpoints.savePlayerExperience>>;

/**
 * Adds a career entry, or changes the one with its id: omitted fields stay. Throws `NOT_FOUND`, `FORBIDDEN`,
 * `CLUB_MUST_BE_SELECTED`, `INVALID_INPUT`.
 */
export async function savePlayerExperience(services: Services, call: SaveExperience): Saved {
  return save(services, call, () => null);
}

/**
 * Saves the newest career entry (spec §7): a career entry of the newest's season replaces it, a later one is added. One
 * of an earlier or unknown season is separate, and the newest stays. Sending a career entry again changes nothing.
 * With an id it changes that career entry. Throws as `savePlayerExperience`.
 */
export async function savePlayerLastExperience(services: Services, call: SaveExperience): Saved {
  return save(services, call, (present, sent) => {
    const [newest] = present;
    if (newest && beginningOf(sent) === beginningOf(newest)) return newest;
    return present.find((careerEntry) => isSameCareerEntry(careerEntry, sent)) ?? null;
  });
}

/** The first calendar year of a career entry; 0 when neither years nor season are given. */
function beginningOf({ start_year, season }: CareerEntryFields): number {
  return start_year || (yearsOfSeason(season)?.startYear ?? 0);
}

function isSameCareerEntry(one: CareerEntryFields, other: CareerEntryFields): boolean {
  return beginningOf(one) === beginningOf(other) && isSameClub(one, other);
}

function isSameClub(one: CareerEntryFields, other: CareerEntryFields): boolean {
  const name = ({ club_name }: CareerEntryFields) => club_name.trim().toLowerCase();
  return one.team_id !== null && other.team_id !== null
    ? one.team_id === other.team_id
    : name(one) === name(other);
}

async function save(
  services: Services,
  call: SaveExperience,
  careerEntryToReplace: (
    present: readonly CareerEntryRow[],
    sent: CareerEntryFields,
  ) => CareerEntryRow | null,
): Saved {
  const { actor, input } = call;
  const { experience } = input;
  const by = { by: entererOf(actor), at: services.clock.now() };
  return createOnce(services, call, async (tx) => {
    const player = await accessPlayerToEdit(services, tx, actor, input.playerId);
    // The player's row is locked from here on, so that concurrent saves see each other.
    await recordPlayerChanged(tx, player.id, services.clock.now(), actor.accountId);
    const present = await listCareerEntries(tx, player.id);
    let experienceId: number;
    if (experience.id != null) {
      const careerEntry = present.find(({ id }) => id === experience.id);
      if (!careerEntry) throw new AppError('NOT_FOUND');
      experienceId = await change(
        tx,
        player.id,
        careerEntry,
        await changedCareerEntryFields(tx, careerEntry, experience, by),
      );
    } else {
      const sent = await newCareerEntryFields(tx, experience, by);
      const replaced = careerEntryToReplace(present, sent);
      if (replaced === null) {
        experienceId = await withinCap('cap_experiences', insertCareerEntry(tx, player.id, sent), () =>
          fieldError('INVALID_INPUT', ['experience'], 'tooMany', { max: maxCareerEntries }),
        );
      } else {
        // At another club it is another career entry; at the same one, omitted fields stay.
        const fields = isSameClub(replaced, sent)
          ? await changedCareerEntryFields(tx, replaced, experience, by)
          : sent;
        experienceId = await change(tx, player.id, replaced, fields);
      }
    }
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      experienceId,
      career: presentCareer(services, player, await listCareerEntries(tx, player.id), actor),
    };
  });
}

async function change(
  tx: Transaction,
  playerId: number,
  { id }: CareerEntryRow,
  fields: Partial<CareerEntryFields>,
): Promise<number> {
  if (!(await updateCareerEntry(tx, { id, playerId }, fields))) throw new AppError('NOT_FOUND');
  return id;
}
