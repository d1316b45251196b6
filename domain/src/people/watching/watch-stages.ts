/** How far a club or an agent has come with a watched player. */
export const watchStages = ['watching', 'seenLive', 'toContact', 'talking', 'dropped'] as const;

export type WatchStage = (typeof watchStages)[number];

/** Players in the watch list of one club or agent. */
export const maxWatched = 500;

/** Notes on one watched player. */
export const maxWatchNotes = 50;
