/** What the cache calls the answers about players. */
export const playersKeys = {
  portfolio: ['players', 'portfolio'],
  player: ['players', 'player'],
  owner: ['players', 'owner'],
  picker: ['players', 'picker'],
  figures: ['players', 'figures'],
  ownProfile: ['players', 'ownProfile'],
} as const;
