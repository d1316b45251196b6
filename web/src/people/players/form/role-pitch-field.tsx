import {
  type PlayerRole,
  playerRole,
  playerRolePositions,
  playerRoles,
} from '@trattativa/domain/people/player-roles';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { PitchLines } from '../position-pitch.tsx';
import { usePlayerWords } from '../use-player-words.ts';
import type { PlayerFormValues } from './player-form-values.ts';
import { afterChoice, nextRole } from './role-choice.ts';
import classes from './role-pitch-field.module.css';

const arrows = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;

/**
 * Chooses roles on a pitch: first the principal one, then the secondary one. One tab stop; the arrows move to the
 * nearest role. The selects beside it hold the same values.
 */
export function RolePitchField() {
  const { t } = useTranslation(['players', 'player-form']);
  const words = usePlayerWords();
  const { control, setValue } = useFormContext<PlayerFormValues>();
  const [principal, secondary] = useWatch({
    control,
    name: ['player.principalRole', 'player.secondaryRole'],
  });
  const [stop, setStop] = useState<PlayerRole>(principal ?? playerRole.goalkeeper);
  const group = useRef<HTMLFieldSetElement>(null);

  function choose(role: PlayerRole) {
    const next = afterChoice({ principal, secondary }, role);
    const how = { shouldDirty: true, shouldValidate: true };
    setValue('player.principalRole', next.principal, how);
    setValue('player.secondaryRole', next.secondary, how);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = arrows[event.key as keyof typeof arrows];
    if (direction === undefined) return;
    event.preventDefault();
    const next = nextRole(stop, direction);
    setStop(next);
    group.current?.querySelector<HTMLButtonElement>(`[data-role="${next}"]`)?.focus();
  }

  return (
    <fieldset ref={group} className={classes.pitch} onKeyDown={onKeyDown}>
      <VisuallyHidden component="legend">{t('player-form:pitch.legend')}</VisuallyHidden>
      <svg viewBox="0 0 68 105" className={classes.grass} aria-hidden="true">
        <rect width="68" height="105" rx="3" className={classes.ground} />
        <PitchLines />
      </svg>
      {playerRoles.map((role) => {
        const kind = role === principal ? 'principal' : role === secondary ? 'secondary' : undefined;
        const { x, y } = playerRolePositions[role];
        const word = words.role(role);
        const short = words.roleShort(role);
        return (
          <button
            key={role}
            type="button"
            data-role={role}
            data-kind={kind}
            className={classes.spot}
            style={{ left: `${x}%`, top: `${100 - y}%` }}
            tabIndex={role === stop ? 0 : -1}
            aria-pressed={kind !== undefined}
            // The accessible name starts with the visible text (WCAG 2.5.3).
            aria-label={`${short} ${kind === undefined ? word : t(`player-form:pitch.${kind}`, { role: word })}`}
            title={word}
            onFocus={() => setStop(role)}
            onClick={() => choose(role)}
          >
            {short}
          </button>
        );
      })}
    </fieldset>
  );
}
