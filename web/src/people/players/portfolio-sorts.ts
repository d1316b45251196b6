/** What the portfolio can be sorted by, beside the last change, which is its order by itself. */
export const portfolioSorts = ['name', 'age', 'role', 'height', 'salary', 'value'] as const;
