import { useFormContext } from 'react-hook-form';
import { PlayerPicker } from '../../people/players-ui.ts';
import { useField } from '../../ui/form/field.ts';
import { type ApplyValues, enteredFrom } from './apply-values.ts';

/** Selects the player of the own portfolio who applies, and fills the form with the known data. */
export default function ApplyingPlayerField({ label }: { label: string }) {
  const { setValue } = useFormContext<ApplyValues>();
  const { field, wrapper } = useField({ name: 'playerId', label, required: true });
  return (
    <PlayerPicker
      label={wrapper.label}
      error={wrapper.error}
      required
      name="playerId"
      inputRef={field.ref}
      onBlur={field.onBlur}
      value={(field.value ?? null) as number | null}
      onChange={(player) => {
        field.onChange(player?.id ?? null);
        setValue('player', enteredFrom(player));
      }}
    />
  );
}
