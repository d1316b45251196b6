import type { Source } from './sources.ts';

/** Fields that hold an id of the spec: in code such an id has a name. */
const field = String.raw`(?:\w*[sS]tatus|from_status|to_status|profile|userProfile|sub_profile|subProfile|agent_type|agentType|\w*Role|\w*_role|role)`;
/** HTTP statuses have three digits. */
const id = String.raw`-?\d{1,2}\b(?!\s*[.%\d])`;

const compared = new RegExp(String.raw`\b${field}\)?\s*(?:===|!==|<=|>=|<|>)\s*${id}`);
const assigned = new RegExp(String.raw`(?<![\w'\`:?$])${field}\??:\s*${id}\s*(?:[,}\);]|$)`);
const inSql = new RegExp(
  String.raw`\b${field}\s+(?:=|<>|!=|is (?:not )?distinct from|(?:not )?in \()\s*(?:any\s*\('\{)?\d{1,2}\b(?!\d)`,
);

const isComment = (line: string) => /^\s*(\*|\/\*|\/\/)/.test(line);

/** Finds statuses, roles and profiles that are written as bare numbers. One line per finding. */
export function checkNamedStatuses(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path }) => /^(domain|contract|server|web)\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
    )
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        if (isComment(line)) return [];
        const found = compared.exec(line) ?? assigned.exec(line) ?? inSql.exec(line);
        return found
          ? [
              `${path}:${index + 1}: "${found[0].trim()}" must be a named constant of domain, in SQL of a sql-names.ts`,
            ]
          : [];
      }),
    );
}
