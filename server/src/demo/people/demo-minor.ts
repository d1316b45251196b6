import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import type { App } from '../../app.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { insertDemoMinor } from '../deals/demo-moves.repository.ts';
import { insertDemoPlayers } from '../demo.repository.ts';
import { clubNamesOf } from '../demo-clubs.ts';
import { SeededRandom } from '../seeded-random.ts';
import { inventPlayer, noContract } from './invented-player.ts';

const seed = 160_261_124;
const juniors = 6;

/** A boy of 16 whose mother has confirmed his account; free, without agent, mandate, fee or pay. */
export async function insertDemoMinorPlayer(app: App, today: Date): Promise<void> {
  const random = new SeededRandom(seed);
  const person = { name: 'Tommaso', surname: 'Rivabella' };
  const bornDate = dayOf(addDays(today, -16.4 * 365.25));
  const since = addDays(today, -40);
  const accountId = await insertDemoMinor(app.services.db, {
    ...person,
    email: 'junior@demo.test',
    guardianEmail: 'guardian@demo.test',
    bornDate,
    at: since,
  });
  await app.services.db.transaction().execute((tx) =>
    insertDemoPlayers(tx, [
      {
        ...inventPlayer(random, juniors, clubNamesOf(juniors), today),
        ...noContract,
        ...person,
        born_date: bornDate,
        nationality: 'IT',
        eu_passport: true,
        country: 'IT',
        city: 'Treviso',
        region: 'VEN',
        principal_role: playerRole.leftBack,
        secondary_role: null,
        foot: foot.left,
        height_cm: 174,
        weight_kg: 63,
        salary_cents: null,
        requested_salary_cents: null,
        player_value_cents: null,
        comments: 'Terzino di spinta, terza superiore al liceo: cerco una Juniores vicino a casa.',
        profile: profileType.player,
        agent_id: null,
        account_id: accountId,
        created_at: since,
        updated_at: addDays(today, -6),
      },
    ]),
  );
}
