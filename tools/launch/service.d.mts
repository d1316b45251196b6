export const service: { args: string[]; env: Record<string, string> };
