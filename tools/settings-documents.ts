import type { Setting } from '../server/src/platform/config/setting.ts';
import { settingGroups } from '../server/src/platform/config/settings.ts';

/** The documents that are made from the catalogue of settings, relative to the project root, with their text. */
export function settingsDocuments(): ReadonlyMap<string, string> {
  return new Map([
    ['.env.example', exampleFile()],
    ['docs/settings.md', manualPage()],
  ]);
}

const groups = settingGroups.map(
  ([heading, settings]) => [heading, Object.entries(settings) as [string, Setting][]] as const,
);

/** Width of a line of comment. */
const maxWidth = 100;

function exampleFile(): string {
  const head = [
    'Every setting. Without any of them npm start runs a demo on this machine.',
    '',
    'Copy this file to .env, which npm start, npm run dev and the commands for operators (npm run staff, doctor, backup, restore, upgrade-check) read; a variable of the environment has precedence. systemd (EnvironmentFile=) and Docker (--env-file) read the file as well. All of them agree on lines of this form: the name, =, the value without quotes. A comment has a line of its own; # in the password of an address is written as %23.',
    '',
    'Generated from server/src/platform/config/settings.ts by npm run generate.',
  ];
  const parts = groups.map(([heading, settings]) => {
    const lines = settings.map(
      ([name, setting]) => `${comment(meaning(setting))}\n#${name}=${shownValue(setting)}\n`,
    );
    return `${comment(`--- ${heading} ---`)}\n\n${lines.join('\n')}`;
  });
  return `${comment(head.join('\n'))}\n\n${parts.join('\n')}`;
}

/** The value in `.env.example`. */
function shownValue({ example, placeholder, default: usual }: Setting): string {
  return example ?? placeholder ?? usual ?? '';
}

function meaning(setting: Setting): string {
  const usual = setting.default ?? setting.without;
  const without = usual === undefined || usual === shownValue(setting) ? '' : ` Without it: ${usual}.`;
  const needed = setting.neededInProduction ? ' Needed in production.' : '';
  const since = setting.since === undefined ? '' : ` Since ${setting.since}.`;
  return `${setting.about}${without}${needed}${since}`;
}

function comment(text: string): string {
  return text
    .split('\n')
    .flatMap(wrapped)
    .map((line) => `# ${line}`.trimEnd())
    .join('\n');
}

function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= maxWidth) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function manualPage(): string {
  const head = `# Settings

Settings are environment variables, or lines of the file \`.env\` in the project's folder, which \`npm start\`, \`npm run dev\`
and the commands of [operations](operations.md) read; a variable of the environment has precedence. Tests and benchmarks do not read the file.
Copy [.env.example](../.env.example) to begin.

- Each value is checked at the start; one sentence for each that is not valid stops it. Production also refuses values of the example.
- An empty value counts as none. Space and quotes around a value do not belong to it.
- A variable whose name is almost that of a setting is named at the start and has no effect.
- Node, systemd (\`EnvironmentFile=\`) and Docker (\`--env-file\`) read the file alike as long as no comment stands behind a value and
  no value has \`#\`, quotes or line breaks in it. The start refuses a \`.env\` that they would read differently.

This page and \`.env.example\` are generated from \`server/src/platform/config/settings.ts\` by \`npm run generate\`.
`;
  const tables = groups.map(([heading, settings]) => {
    const rows = settings.map(([name, setting]) => {
      const marks = [
        setting.isSecret && 'secret',
        setting.neededInProduction && 'needed in production',
        setting.since && `since ${setting.since}`,
      ].filter(Boolean);
      const about = `${setting.about}${marks.length > 0 ? ` *(${marks.join(', ')})*` : ''}`;
      const without = setting.default === undefined ? (setting.without ?? '') : `\`${setting.default}\``;
      return `| \`${name}\` | ${about} | ${without} | \`${shownValue(setting)}\` |`;
    });
    return `## ${heading}\n\n| setting | meaning | without it | example |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${head}\n${tables.join('\n')}`;
}
