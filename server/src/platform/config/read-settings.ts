import type { Kind } from './kinds.ts';
import type { Setting } from './setting.ts';
import { type SettingName, settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type ValueOf<S> = S extends { kind: Kind<infer Value> }
  ? S extends { default: string }
    ? Value
    : Value | undefined
  : never;

/** The values of all settings; undefined where neither the environment nor a default has one. */
export type Values = { [Name in SettingName]: ValueOf<(typeof settings)[Name]> };

const entries = Object.entries(settings) as [SettingName, Setting][];

/** Reads every setting, with one sentence for each that is not valid or, in production, missing or a placeholder. */
export function readSettings(env: Environment): { values: Values; problems: string[] } {
  const problems: string[] = [];
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const [name, setting] of entries) {
    const text = plainText(env[name]) ?? setting.default;
    if (text === undefined) continue;
    const value = hasComment(setting.kind, text) ? null : setting.kind.parse(text);
    if (value === null) problems.push(refusal(name, setting.kind, text));
    else values[name] = value;
  }
  if (values.NODE_ENV === 'production') problems.push(...missingInProduction(env));
  return { values: values as Values, problems };
}

function missingInProduction(env: Environment): string[] {
  return entries.flatMap(([name, setting]) => {
    const text = plainText(env[name]);
    if (text === undefined) return setting.neededInProduction ? [`A production start needs ${name}.`] : [];
    return isPlaceholder(setting, text)
      ? [`The setting ${name} still has a value of the example; a production start needs one of your own.`]
      : [];
  });
}

/**
 * The value without surrounding space and quotes; undefined if nothing is left. Node and systemd take quotes away, Docker
 * does not.
 */
function plainText(given: string | undefined): string | undefined {
  const text = given?.trim() ?? '';
  return (/^(["'])(.*)\1$/s.exec(text)?.[2]?.trim() ?? text) || undefined;
}

/** Node ends a value at `#`; systemd and Docker make what follows a part of it. */
function hasComment(kind: Kind<unknown>, text: string): boolean {
  return (kind.isProse ? /(^|\s)#(\s|$)/ : /(^|\s)#/).test(text);
}

function refusal(name: SettingName, kind: Kind<unknown>, text: string): string {
  const reason = hasComment(kind, text)
    ? 'it has a comment behind its value, which belongs on a line of its own'
    : `it must be ${kind.mustBe}`;
  return `The setting ${name} is not valid: ${reason}.`;
}

/** Hosts and credentials that stand for the reader's own: RFC 2606 reserves `.example`. */
const standIn = /\.example(?![\w.-])|\/\/user:password@|\/\/([^/@]*@)?host(?=[:/]|$)/i;

function isPlaceholder(setting: Setting, text: string): boolean {
  return text === setting.placeholder || (!setting.kind.isProse && standIn.test(text));
}
