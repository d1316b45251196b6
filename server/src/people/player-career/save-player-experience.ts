import {
  type Career,
  type ExperienceInput,
  mostExperiences,
} from '@trattativa/contract/people/players/career';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { Call } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayerToEdit } from '../players/access-player.ts';
import { recordPlayerChanged } from '../players/record-player-changed.ts';
import { experienceFields } from './experience-fields.ts';
import {
  type ExperienceFields,
  type ExperienceRow,
  insertExperience,
  listExperiences,
  updateExperience,
} from './experiences.repository.ts';
import { presentCareer } from './present-career.ts';

type SaveExperience = Call<{ playerId: number; experience: ExperienceInput }>;
type Saved = Promise<{ message: string; experienceId: number; career: Career }>;

/** Adds a station, or with its id changes it. Throws `NOT_FOUND`, `FORBIDDEN`, `CLUB_MUST_BE_SELECTED`, `INVALID_INPUT`. */
export async function savePlayerExperience(services: Services, call: SaveExperience): Saved {
  return save(services, call, () => null);
}

/**
 * Sets the newest station (spec §7): one that begins later than the newest is added, any other takes the newest's place,
 * so that sending it again changes nothing. With an id it changes that one. Throws as `savePlayerExperience`.
 */
export async function savePlayerLastExperience(services: Services, call: SaveExperience): Saved {
  return save(services, call, ([newest], fields) =>
    newest && fields.start_year <= newest.start_year ? newest.id : null,
  );
}

async function save(
  services: Services,
  call: SaveExperience,
  takesPlaceOf: (present: readonly ExperienceRow[], fields: ExperienceFields) => number | null,
): Saved {
  const { actor, input } = call;
  return createOnce(services, call, async (tx) => {
    const player = await accessPlayerToEdit(services, tx, actor, input.playerId);
    const fields = await experienceFields(tx, input.experience);
    await recordPlayerChanged(tx, player.id, services.clock.now(), actor.accountId);
    const present = await listExperiences(tx, player.id);
    let experienceId = input.experience.id ?? takesPlaceOf(present, fields);
    if (experienceId === null) {
      experienceId = await withinCap('cap_experiences', insertExperience(tx, player.id, fields), () =>
        fieldError('INVALID_INPUT', ['experience'], 'tooMany', { max: mostExperiences }),
      );
    } else if (!(await updateExperience(tx, { id: experienceId, playerId: player.id }, fields))) {
      throw new AppError('NOT_FOUND');
    }
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      experienceId,
      career: presentCareer(player, await listExperiences(tx, player.id), actor),
    };
  });
}
