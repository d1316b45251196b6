/** Builds the web application when its sources have changed since the last build. Ends the process when that fails. */
export function buildWeb(): Promise<void>;
