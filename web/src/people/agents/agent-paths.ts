import type { FigureName } from '@trattativa/domain/people/players/figure-names';
import { paths } from '../../platform/paths.ts';

/** An agent's public profile. */
export function agentPath(agentId: number): string {
  return `${paths.agents}/${agentId}`;
}

/** The list behind one figure of the dashboard. */
export function figurePath(figure: FigureName): string {
  return `${paths.figures}/${figure}`;
}
