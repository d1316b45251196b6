/** A sentence for each line that Node, systemd and Docker would not read alike. None repeats a value, which may be secret. */
export function envFileProblems(text: string): string[];
