const all = ['representation'] as const;

export const representationKeys = {
  all,
  one: [...all, 'one'] as const,
};
