/** What the cache calls the answers about players. */
export const playersKeys = {
  portfolio: ['players', 'portfolio'],
  player: ['players', 'player'],
  picker: ['players', 'picker'],
  figures: ['players', 'figures'],
} as const;
