import { PlayerPicker } from '../../../people/players-ui.ts';
import { useField } from '../../../ui/form/field.ts';

/** The proposed player, from the user's portfolio. */
export function PlayerField({ name, label }: { name: string; label: string }) {
  const { field, wrapper } = useField({ name, label, required: true });
  return (
    <PlayerPicker
      label={wrapper.label}
      error={wrapper.error}
      required
      toPropose
      name={name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      value={(field.value ?? null) as number | null}
      onChange={(player) => field.onChange(player?.id ?? null)}
    />
  );
}
