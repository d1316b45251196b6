/** The service of a test file, in the test's own process or in another. */
export interface RunningService {
  port: number;
  /** Stops it and waits for its end; rejects with its log if it logged errors. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  databaseUrl: string;
  dataDir: string;
  port: number;
  env?: Record<string, string>;
}

/** The settings of a service with the demo market. */
export function settingsOf({ databaseUrl, dataDir, port, env = {} }: ServiceOptions): Record<string, string> {
  return {
    NODE_ENV: 'test',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'on',
    RATE_LIMITS: 'off',
    // A line of this level is an internal failure and fails the test.
    LOG_LEVEL: 'error',
    ...env,
  };
}
