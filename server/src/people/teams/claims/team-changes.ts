import type { FieldChange } from '@trattativa/contract/people/teams/team';
import type { OrgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { numberOf } from '@trattativa/domain/platform/named-ids';
import type { OrgChartRow, TeamFields, TeamPatch, TeamRow } from '../team.ts';

type Value = FieldChange['now'];

/** `stadium_name` → `StadiumName`, as the wire writes names. */
function wireField(column: string): string {
  return column.replace(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The differences between a patch and the present record: the fields in the order of the record, then the
 * places of the org chart (`OrgChart.<role>`) and its default contact (`OrgChart.DefaultRole`). Empty when
 * the patch changes nothing.
 */
export function teamChanges(
  team: TeamRow,
  orgChart: readonly OrgChartRow[],
  patch: TeamPatch,
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const [column, next] of Object.entries(patch.fields)) {
    const now = team[column as keyof TeamFields];
    if (!same(now, next)) changes.push({ field: wireField(column), now: now as Value, next: next as Value });
  }
  if (!patch.orgChart) return changes;
  const personAt = (places: readonly OrgChartRow[], role: OrgChartRole) => {
    const place = places.find((candidate) => candidate.role === role);
    return place ? [place.name, place.email, place.phone].filter(Boolean).join(' · ') : null;
  };
  const roles = new Set([...orgChart, ...patch.orgChart].map(({ role }) => role));
  for (const role of [...roles].sort((a, b) => numberOf(a) - numberOf(b))) {
    const now = personAt(orgChart, role);
    const next = personAt(patch.orgChart, role);
    if (now !== next) changes.push({ field: `OrgChart.${role}`, now, next });
  }
  const defaultOf = (places: readonly OrgChartRow[]) =>
    places.find((place) => place.is_default)?.role ?? null;
  const [now, next] = [defaultOf(orgChart), defaultOf(patch.orgChart)];
  if (now !== next) changes.push({ field: 'OrgChart.DefaultRole', now, next });
  return changes;
}

/**
 * The effective part of a patch. Only this is stored in a proposal, so that it never reverts later changes by
 * others.
 */
export function effectivePatch(team: TeamRow, orgChart: readonly OrgChartRow[], patch: TeamPatch): TeamPatch {
  const fields = Object.fromEntries(
    Object.entries(patch.fields).filter(([column, next]) => !same(team[column as keyof TeamFields], next)),
  ) as Partial<TeamFields>;
  const places = teamChanges(team, orgChart, {
    fields: {},
    ...(patch.orgChart && { orgChart: patch.orgChart }),
  });
  return { fields, ...(patch.orgChart && places.length > 0 && { orgChart: patch.orgChart }) };
}
