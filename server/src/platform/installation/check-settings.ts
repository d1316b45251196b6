import { misspeltSettings } from '../config/misspelt-settings.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { type Finding, faultOf, ok, warning } from './finding.ts';

const part = 'settings';

/** Reads all settings at once. The configuration is null when a setting is invalid or missing. */
export function checkSettings(env: Readonly<Record<string, string | undefined>>): {
  findings: Finding[];
  config: Config | null;
} {
  const misspelt = misspeltSettings(env).map((sentence) =>
    warning(part, sentence, 'Correct its name, or remove it.'),
  );
  try {
    const config = readConfig(env);
    const findings = [...misspelt, ...senderFinding(config, env)];
    return { findings: findings.length > 0 ? findings : [ok(part, 'All are valid.')], config };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const faults = error.message.split('\n').map((problem) => ({
      ...faultOf(part, problem),
      remedy: 'docs/settings.md has its meaning and an example.',
    }));
    return { findings: [...faults, ...misspelt], config: null };
  }
}

function senderFinding(config: Config, env: Readonly<Record<string, string | undefined>>): Finding[] {
  if (!config.production || env.MAIL_FROM) return [];
  return [
    warning(
      part,
      `MAIL_FROM is not set, so mails come from ${config.mailFrom}.`,
      'Set it to a sender that your mail server accepts and that SPF and DKIM of its domain cover.',
    ),
  ];
}
