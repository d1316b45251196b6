import type { OptionalKeys } from '@trattativa/contract/field-keys';
import type { AgentInfo } from '@trattativa/contract/people/agents/agent';
import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { CareerEntry } from '@trattativa/contract/people/players/career';
import type { Player } from '@trattativa/contract/people/players/player';
import type { Team } from '@trattativa/contract/people/teams/team';
import { sql } from 'kysely';
import type { TestApp } from '../stage/build-test-app.ts';

/** Two values of a column that its reader cannot tell apart. */
type Pair = readonly [one: unknown, other: unknown];

/** The columns behind a field that a shape may lack, or why none is changed. */
type Hidden = Readonly<Record<string, Pair>> | 'follows from others' | 'has rows of its own';

/**
 * Two values of each field that only some readers are sent. A field that is added to a shape breaks the build here. Pay is
 * compared within its band: 957 to 1100 euros.
 */
const ofPlayer: Record<OptionalKeys<Player>, Hidden> = {
  requestedSalary: { requested_salary_cents: [96_000, 109_900] },
  phone: { phone: ['', '+39 777 424242'] },
  address: { address: ['', 'via del canarino 7'] },
  salary: { salary_cents: [null, 424_200] },
  refundRange: { refund_range: [null, 3] },
  requestedFood: { requested_food: [null, true] },
  requestedAccommodation: { requested_accommodation: [null, 1] },
  requestedBonus: { requested_bonus_cents: [null, 424_300] },
  commissionFeeMin: { commission_fee_min_cents: [null, 424_400] },
  commissionFeeMax: { commission_fee_max_cents: [null, 424_500] },
  playerValue: { player_value_cents: [null, 42_460_000] },
  comments: { comments: ['', 'canarino nelle note'] },
  permitUntil: { permit_until: ['2026-12-31', '2031-01-31'] },
  // Hidden while the owner does not show them.
  releaseClause: { release_clause_cents: [null, 42_470_000] },
  askingFee: { asking_fee_cents: [null, 4_248_000] },
  payShare: { pay_share_percent: [null, 42] },
  deletionAt: 'follows from others',
};

const ofCoach: Record<OptionalKeys<CoachingStaff>, Hidden> = {
  email: { contact_email: [null, 'canarino@coach.example'] },
  phone: { phone: ['', '+39 777 424243'] },
  comments: { comments: ['', 'canarino nelle note'] },
  addedBy: 'follows from others',
};

const ofAgent: Record<OptionalKeys<AgentInfo>, Hidden> = {
  vat: { vat: ['', '04242424242'] },
  phone: { phone: ['', '+39 777 424244'] },
  email: { contact_email: [null, 'canarino@agent.example'] },
  version: 'follows from others',
};

const ofTeam: Record<OptionalKeys<Team>, Hidden> = {
  contacts: {
    contact_email: [null, 'canarino@club.example'],
    contact_phone: [null, '+39 777 424245'],
  },
  scouting: { scouting_first_team: [false, true] },
  orgChart: 'has rows of its own',
  proposal: 'follows from others',
};

const ofStation: Record<OptionalKeys<CareerEntry>, Hidden> = {
  salary: { salary_cents: [null, 424_600] },
};

const ofOrgChart: Record<'place', Hidden> = {
  place: {
    name: ['Anna Prima', 'Canarino Altri'],
    email: [null, 'canarino@place.example'],
    phone: ['', '+39 777 424246'],
  },
};

const tables = {
  players: ofPlayer,
  coaching_staff: ofCoach,
  agents: ofAgent,
  teams: ofTeam,
  team_org_chart: ofOrgChart,
  player_experiences: ofStation,
} as const;

export type HiddenTable = keyof typeof tables;

/** The records whose hidden fields are changed, by table; of an org chart the club. */
export type HiddenRecords = Record<HiddenTable, readonly number[]>;

export interface HiddenField {
  table: HiddenTable;
  field: string;
  columns: Readonly<Record<string, Pair>>;
}

export const hiddenFields: readonly HiddenField[] = Object.entries(tables).flatMap(([table, fields]) =>
  Object.entries<Hidden>(fields).flatMap(([field, columns]) =>
    typeof columns === 'string' ? [] : [{ table: table as HiddenTable, field, columns }],
  ),
);

/** Writes the first or second value of these fields into the records, as their owner would, at the same instant. */
export async function writeHidden(
  app: TestApp,
  records: HiddenRecords,
  fields: readonly HiddenField[],
  which: 0 | 1,
): Promise<void> {
  for (const { table, columns } of fields) {
    const ids = [...records[table]];
    const set = Object.entries(columns).map(([column, pair]) => sql`${sql.ref(column)} = ${pair[which]}`);
    const key = sql.ref(table === 'team_org_chart' ? 'team_id' : 'id');
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ${key} = any(${ids})`.execute(
      app.services.db,
    );
  }
}
