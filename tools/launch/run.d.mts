/** Runs the pinned Node in the project root and returns its exit code. The child never outlives this process. */
export function run(
  args: readonly string[],
  options?: { env?: Record<string, string>; cwd?: string },
): Promise<number>;
