/** What a new player is asked, one question a screen, in this order. */
export const playerQuestions = [
  'role',
  'body',
  'status',
  'levels',
  'origin',
  'countries',
  'money',
  'skills',
] as const;

/** What a new club is asked. */
export const clubQuestions = ['role', 'level', 'age', 'budget', 'reports', 'team', 'requirements'] as const;

export const maxQuizSkills = 5;
