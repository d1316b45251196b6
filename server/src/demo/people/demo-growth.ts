import { type EvaluatorRole, evaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { skills as allSkills, skillsByGroup } from '@trattativa/domain/people/players/skills';
import { seasonOf } from '@trattativa/domain/people/season';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { minMonthlyPay, usualMonthlyPay } from '../deals/demo-pay.ts';
import { clubNamesOf, lowerLeagues } from '../demo-clubs.ts';
import { SeededRandom } from '../seeded-random.ts';
import {
  type DemoGrowingPlayer,
  type DemoGrowth,
  type DemoLeagueClub,
  findDemoLogin,
  insertDemoGrowth,
  listDemoGrowingPlayers,
  listDemoLeagueClubs,
} from './demo-growth.repository.ts';
import type { DemoPeople } from './demo-people.ts';

/** Roles of those who evaluate for the clubs, in turn. */
const clubEvaluators = [evaluatorRole.sportsDirector, evaluatorRole.directive, evaluatorRole.coach];

const seed = 40_260_901;
/** How many players of each of the first agents get these data; the others show empty sections. */
const grownOfAnAgent = [20, 6, 6];
/** A film of the Blender Foundation with a free licence. */
const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

interface Evaluator {
  accountId: number;
  role: EvaluatorRole;
}

/**
 * Adds to the demo's players: careers of at least three career entries, skills, evaluations by every evaluator
 * role, and profile views of the last weeks.
 */
export async function growDemoPlayers(db: Database, people: DemoPeople, now: Date): Promise<void> {
  const random = new SeededRandom(seed);
  const [player, coach, scout] = await Promise.all(
    ['player', 'coach', 'scout'].map((login) => findDemoLogin(db, login)),
  );
  if (!player?.playerId || !coach || !scout) return;
  const ownRecords = [player.playerId, people.registeredPlayerId];
  const others = people.agents.flatMap(({ playerIds }, index) =>
    playerIds.slice(0, grownOfAnAgent[index] ?? 0),
  );
  const grown = await listDemoGrowingPlayers(db, [...ownRecords, ...others]);
  const clubs = await listDemoLeagueClubs(db);
  const evaluators: Evaluator[] = [
    { accountId: scout.accountId, role: evaluatorRole.scout },
    { accountId: coach.accountId, role: evaluatorRole.coach },
    // Without club@demo.test, so that its members can still evaluate.
    ...people.clubs.slice(1, 13).map(({ accountId }, index) => ({
      accountId,
      role: clubEvaluators[index % clubEvaluators.length] ?? evaluatorRole.coach,
    })),
  ];
  const growth: DemoGrowth = {
    careerEntries: [],
    evaluations: [],
    views: [],
    skills: [],
    video: { playerIds: ownRecords, url: video },
  };
  for (const record of grown) {
    const isOwn = ownRecords.includes(record.id);
    growth.careerEntries.push(...careerOf(random, record, clubs, now));
    const known = knownSkills(random, record);
    growth.skills.push({ playerId: record.id, skills: known });
    const chosen = isOwn ? evaluators : random.sample(evaluators, random.between(0, 5));
    const all = isOwn ? [...chosen, { accountId: player.accountId, role: evaluatorRole.player }] : chosen;
    for (const { accountId, role } of all) {
      growth.evaluations.push({
        player_id: record.id,
        account_id: accountId,
        evaluator_role: role,
        marks: marksOf(random, known),
        evaluated_at: addDays(now, -random.between(2, 90)),
      });
    }
    growth.views.push(...viewsOf(random, record, people, isOwn, now));
  }
  await insertDemoGrowth(db, growth);
}

/**
 * From the newest career entry back to the youth teams; the newest lasts until the current year, as the chart
 * expects. A free agent's ended with the last season.
 */
function careerOf(
  random: SeededRandom,
  record: DemoGrowingPlayer,
  clubs: readonly DemoLeagueClub[],
  now: Date,
): DemoGrowth['careerEntries'] {
  const year = now.getUTCFullYear();
  const began = Number(record.born_date?.slice(0, 4) ?? year - 20) + 16;
  const careerEntries: DemoGrowth['careerEntries'] = [];
  let level = record.current_level ?? 3;
  const season = seasonOf(dayOf(now));
  const isFree = record.contractual_status === contractualStatus.free;
  const [, earlier] = [random.between(0, 1), random.between(0, 1)];
  // A player who signed this season has not played for the club before.
  const isNew = record.signed_season === season;
  let end = isFree ? season : season + 1;
  let start = isFree ? season - 1 - earlier : isNew ? season : season - earlier;
  for (let index = 0; index < 5 && (index < 3 || start >= began); index += 1) {
    const isYouth = index >= 2 && start <= began + 1;
    const where = isYouth ? youthCareerEntry(random, clubs) : seniorCareerEntry(random, clubs, level);
    const own = index === 0 ? clubs.find(({ name }) => name === record.current_club) : undefined;
    const drawnPay = 0.6 + random.between(2, 18) / 20;
    careerEntries.push({
      player_id: record.id,
      ...where,
      ...(index === 0 && record.current_club !== '' && { club_name: record.current_club }),
      ...(own && {
        team_id: own.id,
        club_name: own.name,
        level: own.level,
        division: own.league_name,
        category: own.category,
      }),
      start_year: start,
      end_year: end,
      salary_cents: isYouth ? null : payOf(where.level, drawnPay),
      ...figuresOf(
        record.id + index * 5,
        own !== undefined,
        now,
        start === season ? weeksPlayed(now, isNew) : 32,
      ),
    });
    end = start;
    start -= random.between(1, 3);
    level = Math.min(8, Math.max(1, level + random.pick([-1, 0, 0, 1, 1])));
  }
  return careerEntries;
}

/** A month's pay in euro cents, never below the minimum of the league. */
function payOf(level: number, share: number): number {
  const pay = Math.round((usualMonthlyPay(level) * share) / 50) * 50;
  return Math.max(pay, minMonthlyPay(level)) * 100;
}

/** Matches of this season until now, one a week from September on; of somebody who signed weeks ago, the last few. */
function weeksPlayed(now: Date, isNew: boolean): number {
  const begun = Date.UTC(seasonOf(dayOf(now)), 8, 1);
  const weeks = Math.max(0, Math.floor((now.getTime() - begun) / (7 * 86_400_000)));
  return Math.min(weeks, isNew ? 3 : 32);
}

/** Figures of a season that follow from a number, so that the other draws stay as they are. */
function figuresOf(seed: number, isOfClub: boolean, now: Date, max: number) {
  const appearances = Math.min(4 + ((seed * 7) % 29), max);
  const enteredAt = addDays(now, -30);
  return {
    appearances,
    starts: Math.floor(appearances * 0.75),
    minutes: appearances * (55 + (seed % 30)),
    goals: Math.min(seed % 8, appearances),
    assists: Math.min(seed % 6, appearances),
    yellow_cards: Math.min(seed % 5, appearances),
    red_cards: seed % 13 === 0 && appearances > 0 ? 1 : 0,
    figures_source: 'entered',
    figures_by: 'agent',
    figures_at: enteredAt,
    verified_at: isOfClub && seed % 2 === 0 ? addDays(now, -12) : null,
  };
}

function seniorCareerEntry(random: SeededRandom, clubs: readonly DemoLeagueClub[], level: number) {
  const there = clubs.filter((club) => club.level === level);
  if (there.length > 0) {
    const club = random.pick(there);
    return {
      team_id: club.id,
      club_name: club.name,
      category: club.category,
      level: club.level,
      division: club.league_name,
    };
  }
  return {
    club_name: random.pick(clubNamesOf(level)),
    // Categories 6–11 are the levels 3–8.
    category: level + 3,
    level,
    division: lowerLeagues[level - 4] ?? '',
  };
}

function youthCareerEntry(random: SeededRandom, clubs: readonly DemoLeagueClub[]) {
  const club = random.pick(clubs);
  return { team_id: club.id, club_name: club.name, category: 4, level: 15, division: 'Primavera 2' };
}

/** Some skills of the role, and some of character. */
function knownSkills(random: SeededRandom, { principal_role: role }: DemoGrowingPlayer): number[] {
  const ofRole =
    role !== null && role <= playerRole.leftBack ? skillsByGroup.defensive : skillsByGroup.offensive;
  return [
    ...random.sample(ofRole, 3),
    ...random.sample(skillsByGroup.technical, 2),
    ...random.sample(skillsByGroup.athletic, 2),
    ...random.sample(skillsByGroup.psychological, 1),
  ].sort((one, other) => one - other);
}

/** Higher marks for the player's skills; a few are left empty, as people do. */
function marksOf(random: SeededRandom, known: readonly number[]): (number | null)[] {
  return allSkills.map((skill) => {
    const mark = random.between(4, 7) + (known.includes(skill) ? 2 : 0);
    return random.chance(0.1) ? null : mark;
  });
}

function viewsOf(
  random: SeededRandom,
  record: DemoGrowingPlayer,
  people: DemoPeople,
  isOwn: boolean,
  now: Date,
): DemoGrowth['views'] {
  const views = new Map<string, DemoGrowth['views'][number]>();
  for (let count = isOwn ? 46 : random.between(0, 9); count > 0; count -= 1) {
    const viewer = random.pick(people.clubs).accountId;
    const day = dayOf(addDays(now, -random.between(1, 75)));
    const kinds = random.chance(isOwn ? 0.4 : 0.1) ? (['profile', 'video'] as const) : (['profile'] as const);
    for (const kind of kinds) {
      const view = { player_id: record.id, kind, viewed_on: day, viewer_id: viewer };
      views.set(`${kind} ${day} ${viewer}`, view);
    }
  }
  return [...views.values()];
}
