/** Builds the web application if its sources have changed since the last build. Exits the process on failure. */
export function buildWeb(): Promise<void>;

/** The build's source files, relative to the project root: the web application's and those of our packages that it uses. */
export function builtFrom(): string[];
