const all = ['payments'] as const;

export const paymentsKeys = {
  all,
  list: [...all, 'list'] as const,
  one: [...all, 'one'] as const,
};
