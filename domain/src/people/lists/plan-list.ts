import type { RuleFigures } from '../rules/rule-kinds.ts';

/** What decides which place a player takes. Null: not known. Names: `registrations:list.fact.<name>`. */
export const listFacts = [
  'bornDate',
  'ownYouth',
  'clubTrained',
  'associationTrained',
  'nonEuArrival',
] as const;
export type ListFact = (typeof listFacts)[number];

/** A player whom a club has, or thinks of. */
export interface ListedPlayer {
  id: number;
  bornDate: string | null;
  /** On loan from another club. */
  isBorrowed: boolean;
  /** From the club's own youth, as its league counts that. */
  ownYouth: boolean | null;
  /** Three seasons with the club between 15 and 21, or with clubs of its association. */
  clubTrained: boolean | null;
  associationTrained: boolean | null;
  /** Came from abroad in the season and counts as a citizen from outside the EU. */
  nonEuArrival: boolean | null;
}

/** The rules of a league for one season, as far as they are known. */
export interface ListRules {
  list: RuleFigures<'squadList'> | null;
  nonEu: RuleFigures<'nonEuPlaces'> | null;
  /** Birth years of which one player each must be on the pitch. */
  bornFrom: readonly number[] | null;
}

/** What is counted. Names: `registrations:list.row.<name>`. */
export const listRows = [
  'places',
  'loanPlaces',
  'ownYouth',
  'clubTrained',
  'associationTrained',
  'nonEu',
  'bornFrom',
] as const;
export type ListRowName = (typeof listRows)[number];

/** Players who are counted for one thing: for certain, and those of whom a fact that decides it is not known. */
export interface ListRow {
  row: ListRowName;
  /** The year of birth of a row `bornFrom`; null for every other. */
  bornFrom: number | null;
  most: number | null;
  least: number | null;
  certain: number;
  unknown: number;
  /** At least so many places are left, or players are missing; never below 0. */
  open: number;
}

/** Where a player stands: in a place of the list, in one for loans, or without one. Names: `registrations:list.takes.<name>`. */
export const listPlaces = ['place', 'loanPlace', 'none'] as const;
export type ListPlace = (typeof listPlaces)[number];

export interface PlannedPlayer {
  id: number;
  takes: ListPlace;
  /** Which of the places it is, counted in the order of the players; null: none, or no list is known. */
  number: number | null;
  /** Above the places that there are. */
  isTooMany: boolean;
  /** What is not known and would decide: a player may need no place after all, or take one more. */
  unknown: readonly ListFact[];
}

export interface ListPlan {
  /** False: from which year of birth a player needs no place is not known, so that fewer may be taken than are counted. */
  knowsYears: boolean;
  rows: readonly ListRow[];
  players: readonly PlannedPlayer[];
}

/**
 * Who takes which place of a list, and what is left. Of a player of whom a fact is not known the place is counted as taken, and the row
 * says how many of its places are uncertain: a club that relies on it is never short of one.
 */
export function planList(rules: ListRules, players: readonly ListedPlayer[]): ListPlan {
  const { list, nonEu, bornFrom } = rules;
  const stands = players.map((player) => ({ player, ...standOf(list, player) }));
  const counted = { place: 0, loanPlace: 0, none: 0 };
  const planned = stands.map(({ player, takes, decidedBy }): PlannedPlayer => {
    counted[takes] += 1;
    const most = takes === 'place' ? list?.places : takes === 'loanPlace' ? list?.loanPlaces : null;
    const unknown = new Set<ListFact>(decidedBy);
    if (nonEu && player.nonEuArrival === null) unknown.add('nonEuArrival');
    if (bornFrom && player.bornDate === null) unknown.add('bornDate');
    return {
      id: player.id,
      takes,
      number: most == null ? null : counted[takes],
      isTooMany: most != null && counted[takes] > most,
      unknown: listFacts.filter((fact) => unknown.has(fact)),
    };
  });
  return {
    knowsYears: list === null || list.freeBornFrom !== null || list.ownYouthBornFrom !== null,
    rows: [...listRowsOf(list, stands), ...nonEuRow(nonEu, players), ...birthYearRows(bornFrom, players)],
    players: planned,
  };
}

interface Stand {
  player: ListedPlayer;
  takes: ListPlace;
  /** Facts that are not known and would free the place. */
  decidedBy: readonly ListFact[];
}

function standOf(list: ListRules['list'], player: ListedPlayer): Omit<Stand, 'player'> {
  if (list === null) return { takes: 'none', decidedBy: [] };
  if (list.loanPlaces !== null && player.isBorrowed) return { takes: 'loanPlace', decidedBy: [] };
  const ways = [
    allOf([isBornFrom(player, list.freeBornFrom), 'bornDate']),
    // Whoever is on loan from elsewhere is not the club's own youth.
    player.isBorrowed
      ? no
      : allOf([isBornFrom(player, list.ownYouthBornFrom), 'bornDate'], [player.ownYouth, 'ownYouth']),
  ];
  if (ways.some(({ is }) => is === true)) return { takes: 'none', decidedBy: [] };
  return { takes: 'place', decidedBy: ways.flatMap(({ is, unknown }) => (is === null ? unknown : [])) };
}

/** Whether all of several facts hold; null with those that are not known, unless one of them fails. */
interface Answer {
  is: boolean | null;
  unknown: readonly ListFact[];
}

const no: Answer = { is: false, unknown: [] };

function allOf(...facts: readonly (readonly [boolean | null, ListFact])[]): Answer {
  if (facts.some(([is]) => is === false)) return no;
  const unknown = facts.filter(([is]) => is === null).map(([, fact]) => fact);
  return { is: unknown.length > 0 ? null : true, unknown };
}

/** Whether a player was born in a year or later; false where no year is in the rule. */
function isBornFrom({ bornDate }: ListedPlayer, year: number | null): boolean | null {
  if (year === null) return false;
  return bornDate === null ? null : Number(bornDate.slice(0, 4)) >= year;
}

function listRowsOf(list: ListRules['list'], stands: readonly Stand[]): ListRow[] {
  if (list === null) return [];
  const inPlaces = stands.filter(({ takes }) => takes === 'place');
  const uncertain = inPlaces.filter(({ decidedBy }) => decidedBy.length > 0).length;
  const rows: ListRow[] = [
    row('places', { most: list.places, certain: inPlaces.length - uncertain, unknown: uncertain }),
  ];
  if (list.loanPlaces !== null) {
    const certain = stands.filter(({ takes }) => takes === 'loanPlace').length;
    rows.push(row('loanPlaces', { most: list.loanPlaces, certain, unknown: 0 }));
  }
  if (list.ownYouthLeast !== null) {
    const answers = stands.map(({ player }) =>
      player.isBorrowed
        ? no
        : allOf(
            [list.ownYouthBornFrom === null ? true : isBornFrom(player, list.ownYouthBornFrom), 'bornDate'],
            [player.ownYouth, 'ownYouth'],
          ),
    );
    rows.push(row('ownYouth', { least: list.ownYouthLeast, ...countOf(answers.map(({ is }) => is)) }));
  }
  const listed = inPlaces.map(({ player }) => player);
  for (const name of ['clubTrained', 'associationTrained'] as const) {
    const least = list[name];
    if (least !== null) rows.push(row(name, { least, ...countOf(listed.map((player) => player[name])) }));
  }
  return rows;
}

function nonEuRow(nonEu: ListRules['nonEu'], players: readonly ListedPlayer[]): ListRow[] {
  if (nonEu === null) return [];
  return [row('nonEu', { most: nonEu.places, ...countOf(players.map(({ nonEuArrival }) => nonEuArrival)) })];
}

/** Each year of the rule wants a player of its own, and a younger one serves every older year: so the years' demands add up. */
function birthYearRows(bornFrom: ListRules['bornFrom'], players: readonly ListedPlayer[]): ListRow[] {
  const years = [...new Set(bornFrom ?? [])].sort((one, other) => one - other);
  return years.map((year) =>
    row('bornFrom', {
      bornFrom: year,
      least: (bornFrom ?? []).filter((one) => one >= year).length,
      ...countOf(players.map((player) => isBornFrom(player, year))),
    }),
  );
}

function countOf(answers: readonly (boolean | null)[]): { certain: number; unknown: number } {
  return {
    certain: answers.filter((is) => is === true).length,
    unknown: answers.filter((is) => is === null).length,
  };
}

function row(
  name: ListRowName,
  {
    most = null,
    least = null,
    bornFrom = null,
    certain,
    unknown,
  }: Partial<ListRow> & Pick<ListRow, 'certain' | 'unknown'>,
): ListRow {
  const open = most !== null ? most - certain - unknown : (least ?? 0) - certain - unknown;
  return { row: name, bornFrom, most, least, certain, unknown, open: Math.max(0, open) };
}
