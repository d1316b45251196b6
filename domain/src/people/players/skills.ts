/** The five groups of skills (spec §3), in the spec's order. Names: `catalogue:skillGroup.<group>`. */
export const skillGroups = ['athletic', 'psychological', 'technical', 'offensive', 'defensive'] as const;

export type SkillGroup = (typeof skillGroups)[number];

/** Skills by group, by the numbers of the spec (§3). Names: `catalogue:skill.<id>`. */
export const skillsByGroup = {
  athletic: [1, 2, 3, 4, 5, 6, 7, 8],
  psychological: [9, 10, 11, 12, 13, 14, 15, 16],
  technical: [17, 18, 19, 20, 21, 22, 23, 24, 25, 26],
  offensive: [27, 28, 29, 30, 31, 32, 33],
  defensive: [34, 35, 36, 37, 38, 39, 40],
} as const satisfies Record<SkillGroup, readonly number[]>;

/** All forty skills. */
export const skills = [
  ...skillsByGroup.athletic,
  ...skillsByGroup.psychological,
  ...skillsByGroup.technical,
  ...skillsByGroup.offensive,
  ...skillsByGroup.defensive,
] as const;

export type Skill = (typeof skills)[number];

/** The group that a skill belongs to. */
export function skillGroupOf(skill: Skill): SkillGroup {
  if (skill <= 8) return 'athletic';
  if (skill <= 16) return 'psychological';
  if (skill <= 26) return 'technical';
  return skill <= 33 ? 'offensive' : 'defensive';
}

/** A skill's mark: from 1, weak, to 10, outstanding. */
export const lowestMark = 1;
export const highestMark = 10;
