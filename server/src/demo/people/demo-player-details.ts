import { isMinor } from '../../people/players/players.policy.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { SeededRandom } from '../seeded-random.ts';
import {
  type DemoPlayerDetails,
  listDemoPlayerHomes,
  updateDemoPlayerDetails,
} from './demo-people.repository.ts';

const seed = 100_260_901;

/** Towns with their region's key (catalogue), and some abroad. */
const italianTowns = [
  ['Padova', 'VEN'],
  ['Treviso', 'VEN'],
  ['Vicenza', 'VEN'],
  ['Bergamo', 'LOM'],
  ['Brescia', 'LOM'],
  ['Monza', 'LOM'],
  ['Torino', 'PIE'],
  ['Novara', 'PIE'],
  ['Modena', 'EMR'],
  ['Rimini', 'EMR'],
  ['Lucca', 'TOS'],
  ['Arezzo', 'TOS'],
  ['Latina', 'LAZ'],
  ['Viterbo', 'LAZ'],
  ['Salerno', 'CAM'],
  ['Caserta', 'CAM'],
  ['Lecce', 'PUG'],
  ['Foggia', 'PUG'],
  ['Pescara', 'ABR'],
  ['Ancona', 'MAR'],
  ['Perugia', 'UMB'],
  ['Catania', 'SIC'],
  ['Siracusa', 'SIC'],
  ['Sassari', 'SAR'],
  ['Savona', 'LIG'],
  ['Cosenza', 'CAL'],
] as const;
const townsAbroad: Record<string, readonly string[]> = {
  ES: ['Valencia', 'Girona'],
  FR: ['Nantes', 'Nîmes'],
  DE: ['Freiburg', 'Kassel'],
  PT: ['Braga', 'Aveiro'],
};

/** Gives the demo's players a town, minutes of last season, and wishes besides money. */
export async function describeDemoPlayers(db: Database, now: Date): Promise<void> {
  const random = new SeededRandom(seed);
  const today = dayOf(now);
  const players = await listDemoPlayerHomes(db);
  const details = players.map(({ id, country, level, born_date, asked }): DemoPlayerDetails => {
    const [town, region] = random.pick(italianTowns);
    const abroad = random.pick(townsAbroad[country ?? ''] ?? ['']);
    const amateur = (level ?? 0) >= 5;
    // Nobody may take a commission on a minor's deal.
    const mayCharge = !amateur && !isMinor({ born_date }, today);
    const fee = random.between(2, 5);
    return {
      id,
      city: country === 'IT' ? town : abroad,
      region: country === 'IT' ? region : null,
      minutes: random.between(8, 98),
      food: amateur ? random.chance(0.6) : null,
      accommodation: random.chance(0.4) ? random.between(0, 1) : null,
      feeMin: mayCharge ? percentOfYear(asked, fee / 2) : null,
      feeMax: mayCharge ? percentOfYear(asked, fee) : null,
    };
  });
  await updateDemoPlayerDetails(db, details);
}

/** A percentage of a year of what a player asks a month, in euro cents, in steps of ten euros. */
function percentOfYear(askedCents: number | null, percent: number): number | null {
  return askedCents === null ? null : Math.floor((askedCents * 12 * percent) / 100_000) * 1_000;
}
