import type { Kind } from './kinds.ts';

/**
 * Everything that is known of a setting. The checks of the start, `.env.example` and docs/settings.md are made from it
 * (`npm run generate`).
 */
export interface Setting<Value = unknown> {
  readonly kind: Kind<Value>;
  /** What it is for, in one or two sentences. */
  readonly about: string;
  /** The value without it. */
  readonly default?: string;
  /** What happens without it, in words, where no value says so. */
  readonly without?: string;
  /** A value that is right as it stands. */
  readonly example?: string;
  /** A value that shows the form and is never right: production refuses it. */
  readonly placeholder?: string;
  readonly isSecret?: true;
  readonly neededInProduction?: true;
  /** The release that introduced it; absent for those of the first. */
  readonly since?: string;
}
