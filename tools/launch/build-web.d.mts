/** Builds the web application when its sources have changed since the last build. Ends the process when that fails. */
export function buildWeb(): Promise<void>;

/** The files, from the project's root, that a build is made from: those of the web application and of our packages in it. */
export function builtFrom(): string[];
