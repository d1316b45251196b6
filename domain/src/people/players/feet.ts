import { namedIds } from '../../platform/named-ids.ts';

declare enum FootNames {
  right = '0',
  left = '1',
  both = '2',
}

/** The stronger foot (spec §3). Names: `catalogue:foot.<id>`. */
export const foot = namedIds<typeof FootNames>({
  right: 0,
  left: 1,
  both: 2,
});

export type Foot = FootNames;

export const feet: readonly Foot[] = Object.values(foot);
