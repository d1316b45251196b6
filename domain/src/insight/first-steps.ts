/** Users who begin with steps: agents of every sub-type alike. Staff have none. */
export type Beginner = 'player' | 'team' | 'agent' | 'coach' | 'scout';

export const firstStepNames = [
  'profile',
  'media',
  'market',
  'club',
  'request',
  'contact',
  'player',
  'mandate',
  'proposal',
  'picture',
  'players',
  'evaluation',
  'shortlist',
] as const;

export type FirstStepName = (typeof firstStepNames)[number];

/** The three steps of each, in their order. */
export const firstSteps = {
  player: ['profile', 'media', 'market'],
  team: ['club', 'request', 'contact'],
  agent: ['player', 'mandate', 'proposal'],
  coach: ['profile', 'picture', 'players'],
  scout: ['profile', 'evaluation', 'shortlist'],
} as const satisfies Record<Beginner, readonly FirstStepName[]>;

export interface FirstStep {
  step: FirstStepName;
  done: boolean;
}

/** The last step of a player and of a coach is a setting; of the others it is the work itself. */
const endsWithWork: Record<Beginner, boolean> = {
  player: false,
  team: true,
  agent: true,
  coach: false,
  scout: true,
};

/**
 * The steps to show; none when all are done, and none for those who already do what the last step leads to: they need no
 * introduction, whichever step they left out.
 */
export function stepsToShow(who: Beginner, isDone: Partial<Record<FirstStepName, boolean>>): FirstStep[] {
  const steps = firstSteps[who].map((step) => ({ step, done: isDone[step] === true }));
  const isOver = endsWithWork[who] ? steps.at(-1)?.done : steps.every(({ done }) => done);
  return isOver ? [] : steps;
}
