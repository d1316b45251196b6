/** A filter of the list of players: the caller's input, and the plain SQL condition. */
export interface SearchFilter {
  input: object;
  where: string;
}

export const searchFilters: Record<string, SearchFilter> = {
  role: { input: { role: 9 }, where: '(p.principal_role = 9 or p.secondary_role = 9)' },
  'second role': { input: { secondaryRole: 3 }, where: 'p.secondary_role = 3' },
  age: {
    input: { ageFrom: 19, ageTo: 25 },
    where: `p.born_date <= (now() at time zone 'UTC')::date - interval '19 years'
      and p.born_date > (now() at time zone 'UTC')::date - interval '26 years'`,
  },
  region: { input: { region: 'VEN' }, where: `p.region = 'VEN'` },
  foot: { input: { foot: 2 }, where: 'p.foot = 2' },
  height: { input: { heightFrom: 190 }, where: 'p.height_cm >= 190' },
  level: { input: { level: 3 }, where: `p.search_levels @> '{3}'` },
  nationality: { input: { nationality: 'FR' }, where: `p.nationality = 'FR'` },
  'EU passport': { input: { euPassport: false }, where: 'p.eu_passport = false' },
  contract: { input: { contractualStatus: 0 }, where: 'p.contractual_status = 0' },
  salary: { input: { salaryTo: 500 }, where: 'p.salary_cents <= 50000' },
  value: { input: { valueFrom: 400_000 }, where: 'p.player_value_cents >= 40000000' },
  availability: { input: { immediateAvailability: true }, where: 'p.immediate_availability = true' },
  skills: { input: { skills: [3, 12] }, where: `p.skills @> '{3,12}'` },
  text: {
    input: { text: 'n1234' },
    where: `fold_text(p.name || ' ' || p.surname || ' ' || p.current_club) like fold_text('%n1234%')`,
  },
};

/** Page and total in one plain statement each; `columns` are the columns that the service selects. */
export function plainStatements(columns: string, filters: readonly SearchFilter[]) {
  const where = ['p.deleted_at is null', ...filters.map((filter) => filter.where)].join(' and ');
  return {
    page: `${columns} from players p where ${where} order by p.updated_at desc, p.id desc limit 51`,
    total: `select count(*) as total from (select 1 from players p where ${where} limit 10001) as counted`,
  };
}
