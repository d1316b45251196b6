import { paths } from '../../platform/paths.ts';

/** The page of one mandate. */
export function mandatePath(mandateId: number): string {
  return `${paths.mandates}/${mandateId}`;
}

/** The form of a new mandate: with a player of the portfolio, for an agent, or (named nobody) asked of a club. */
export function newMandatePath(to: { player?: number; agent?: number } = {}): string {
  const [query] = Object.entries(to).map(([name, id]) => `?${name}=${id}`);
  return `${paths.mandates}/new${query ?? ''}`;
}
