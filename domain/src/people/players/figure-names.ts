/** The figures of an agent's dashboard (docs/agent-figures.md). */
export const figureNames = ['value', 'players', 'revenue', 'coverage', 'clubs'] as const;

export type FigureName = (typeof figureNames)[number];
