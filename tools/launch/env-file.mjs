import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * The flag with which Node reads the settings of the file `.env`; none if there is no such file. Exits the process if the
 * file cannot be read, or if Node, systemd and Docker would read it differently.
 */
export function envFile(path = join(root, '.env')) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    console.error(`The file ${path} cannot be read (${error.code}). Make it readable, or remove it.`);
    process.exit(1);
  }
  const problems = envFileProblems(text);
  if (problems.length === 0) return [`--env-file=${path}`];
  for (const problem of problems) console.error(`${path}, ${problem}`);
  process.exit(1);
}

// A value all in quotes, or one that neither begins with a quote nor has a sign that one of the readers treats specially.
const plainValue = /^("[^"\\`]*"|'[^'\\`]*'|([^#"'`\\][^#`\\]*)?)$/;

/** A sentence for each line that Node, systemd and Docker would not read alike. None repeats a value, which may be secret. */
export function envFileProblems(text) {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return [];
    const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/.exec(content) ?? [];
    const where = `line ${index + 1}:`;
    if (name === undefined) return [`${where} a line is NAME=value, or a comment that begins with #.`];
    if (/(^|\s)#/.test(value))
      return [`${where} ${name} has a comment behind its value, which belongs on a line of its own.`];
    if (plainValue.test(value.trim())) return [];
    return [
      `${where} ${name} has a sign in its value that Node, systemd and Docker read differently (#, \\, \` or a quote). In an address write # as %23; set anything else in the environment.`,
    ];
  });
}
