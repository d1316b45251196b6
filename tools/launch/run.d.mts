/** Runs the pinned Node from the project's root; answers its exit code. It ends when this process does, however that ends. */
export function run(
  args: readonly string[],
  options?: { env?: Record<string, string>; cwd?: string },
): Promise<number>;
