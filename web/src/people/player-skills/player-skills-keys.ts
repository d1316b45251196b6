/** What the cache calls the answers about skills; the player's id follows. */
export const playerSkillsKeys = {
  selected: ['player-skills', 'selected'],
  evaluations: ['player-skills', 'evaluations'],
} as const;
