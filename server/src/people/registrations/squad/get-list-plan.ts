import type { ListPlan, listPlanEndpoints } from '@trattativa/contract/people/teams/list-plan-endpoints';
import { type ListedPlayer, planList } from '@trattativa/domain/people/lists/plan-list';
import { isTrainedByClub } from '@trattativa/domain/people/lists/training-at-club';
import { takesNonEuPlace } from '@trattativa/domain/people/players/non-eu-places';
import { findRule } from '@trattativa/domain/people/rules/rule';
import { daysOfSeason, seasonName, seasonOf } from '@trattativa/domain/people/season';
import type { Actor } from '../../../platform/actor.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { accessPlayer } from '../../players/access-player.ts';
import type { PlayerRow } from '../../players/player.ts';
import { placeOf } from '../../rules/place-of-club.ts';
import { originOf } from '../../rules/present-origin.ts';
import { accessTeam } from '../../teams/access-team.ts';
import type { TeamRow } from '../../teams/team.ts';
import { canSeeTeamPeople } from '../../teams/teams.policy.ts';
import { listWatchedIds } from '../../watching/watched-players.repository.ts';
import { watcherOf } from '../../watching/watcher.ts';
import { type ListedRow, listCandidates, listSquadOn, listStaysAt } from './list-plan.repository.ts';
import { listRulesOf } from './list-rules.ts';

/**
 * Who takes which place of a club's list today, or of the squad that its next season starts with, and what further players would take.
 * A reader from outside plans with what the squad shows to it. Throws `NOT_FOUND` for a club or a player whom the caller may not see.
 */
export async function getListPlan(
  services: Services,
  { actor, input }: CallOf<typeof listPlanEndpoints.getListPlan>,
): Promise<ListPlan> {
  const { db, rules } = services;
  const team = await accessTeam(db, actor, input.teamId);
  const today = dayOf(services.clock.now());
  const packs = rules.current.rules;
  const { association, firstMonth } = placeOf(packs, team.home_association, today);
  const present = seasonOf(today, firstMonth);
  const isNext = input.season === 'next';
  const season = daysOfSeason(isNext ? present + 1 : present, firstMonth);
  const day = isNext ? season.from : today;
  const readsAll = canSeeTeamPeople(actor, team);
  const squad = await listSquadOn(db, { teamId: team.id, actor, readsAll, today }, day);
  const inSquad = new Set(squad.flatMap(({ records }) => records));
  const added: PlayerRow[] = [];
  for (const playerId of input.playerIds ?? []) {
    const player = await accessPlayer(services, db, actor, playerId);
    if (!inSquad.has(player.id)) added.push(player);
  }
  const opened = squad.flatMap(({ opens, player_id: playerId }) => (opens ? [playerId] : []));
  const read = [...opened, ...added.map(({ id }) => id)];
  const stays = Map.groupBy(await listStaysAt(db, team.id, read), ({ playerId }) => playerId);
  const rule = findRule(packs, 'clubTrained', { day })?.figures ?? null;
  const trained = (playerId: number, bornDate: string | null) => {
    const clubTrained = isTrainedByClub(stays.get(playerId) ?? [], { bornDate, rule, day: today });
    // The ledger knows no youth teams. A club trains for its own association; training with others of it is not known.
    return { ownYouth: null, clubTrained, associationTrained: clubTrained };
  };
  const players = [
    ...squad.map((row, index) => ({ ...factsOfSquad(row, season.from, trained), id: index })),
    ...added.map((row, index) => ({ ...factsOfAdded(row, association, trained), id: squad.length + index })),
  ];
  const { origins, ...known } = listRulesOf(
    packs,
    { country: team.country, level: team.level, association },
    { day, firstMonth },
  );
  const plan = planList(known, players);
  const names = [...squad.map(nameOfSquad), ...added.map(nameOfAdded)];
  return {
    season: seasonName(isNext ? present + 1 : present, firstMonth),
    isWhole: readsAll,
    knowsYears: plan.knowsYears,
    rows: plan.rows.map((row) => ({ ...row })),
    rules: origins.map((origin) => ({ kind: origin.kind, article: origin.article, ...originOf(origin) })),
    players: plan.players.flatMap(({ id, unknown, ...place }) => {
      const name = names[id];
      return name ? [{ ...name, ...place, unknown: [...unknown] }] : [];
    }),
    candidates: await candidatesFor(services, actor, team, [...inSquad]),
  };
}

type Trained = Pick<ListedPlayer, 'ownYouth' | 'clubTrained' | 'associationTrained'>;
type TrainedOf = (playerId: number, bornDate: string | null) => Trained;

/** What is known of a player of the squad; of one whose page does not open, what the club's own part of the ledger says. */
function factsOfSquad(row: ListedRow, seasonBegins: string, trained: TrainedOf): Omit<ListedPlayer, 'id'> {
  const isArrival = row.starts_on >= seasonBegins;
  const isBorrowed = row.is_borrowed;
  if (!row.opens) return { ...nothingKnown, isBorrowed, nonEuArrival: isArrival ? null : false };
  // Where an arrival comes from is not in the club's own part of the ledger.
  const counts = isArrival ? takesNonEuPlace(foreignFacts(row)) : false;
  return {
    bornDate: row.born_date,
    isBorrowed,
    nonEuArrival: counts === false ? false : null,
    ...trained(row.player_id, row.born_date),
  };
}

const nothingKnown = { bornDate: null, ownYouth: null, clubTrained: null, associationTrained: null } as const;

/** What is known of a player whom the caller thinks of: from abroad by the association of the present registration. */
function factsOfAdded(
  row: PlayerRow,
  association: string | null,
  trained: TrainedOf,
): Omit<ListedPlayer, 'id'> {
  const counts = takesNonEuPlace(foreignFacts(row));
  const from = row.registered_association;
  const isFromAbroad = from === null || association === null ? null : from !== association;
  return {
    bornDate: row.born_date,
    isBorrowed: false,
    nonEuArrival: counts === false || isFromAbroad === false ? false : isFromAbroad === null ? null : counts,
    ...trained(row.id, row.born_date),
  };
}

const foreignFacts = (row: Pick<PlayerRow, 'eu_passport' | 'nationality' | 'second_nationality'>) => ({
  euPassport: row.eu_passport,
  nationalities: [row.nationality, row.second_nationality].filter((code) => code !== null),
});

const nameOfSquad = ({ player_id, opens, name, surname }: ListedRow) => ({
  playerId: opens ? player_id : null,
  name,
  surname,
  isAdded: false,
});

const nameOfAdded = ({ id, name, surname }: PlayerRow) => ({ playerId: id, name, surname, isAdded: true });

/** Whom the club's own people may add; nobody else reads what a club watches and negotiates. */
async function candidatesFor(
  services: Services,
  actor: Actor,
  team: TeamRow,
  squad: readonly number[],
): Promise<ListPlan['candidates']> {
  if (actor.teamId !== team.id) return [];
  const watched = (await listWatchedIds(services.db, watcherOf(services, actor))).map(
    ({ playerId }) => playerId,
  );
  const rows = await listCandidates(services.db, team.id, { watched, squad });
  return rows.map(({ id, name, surname, is_in_deal: isInDeal }) => ({
    playerId: id,
    name,
    surname,
    isInDeal,
  }));
}
