import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './use-draft.ts';

/**
 * Keeps what somebody without an account types into a form over a reload, in this tab only: on a borrowed device it ends
 * with the tab. `never` are the fields that are not kept: passwords, and ticks that must be set knowingly.
 */
export function useGuestDraft<Values extends FieldValues>(
  formKey: string,
  form: UseFormReturn<Values>,
  never: readonly (keyof Values)[],
): Draft {
  const [restored, setRestored] = useState(false);
  const unsaved = useRef(false);
  const unkept = useRef(never);
  const { subscribe, reset, getValues } = form;
  const key = `draft/${formKey}`;

  useEffect(() => {
    const kept = read(key);
    if (kept) {
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback({ isDirty }) {
        unsaved.current = isDirty === true;
        if (!isDirty) return removeDraft(key);
        const values: Partial<Values> = { ...getValues() };
        for (const name of unkept.current) delete values[name];
        write(key, values);
      },
    });
  }, [key, subscribe, reset, getValues]);

  function end(): void {
    unsaved.current = false;
    setRestored(false);
    removeDraft(key);
  }
  return {
    restored,
    guarded: false,
    hasUnsaved: () => unsaved.current,
    dismiss: () => setRestored(false),
    discard() {
      reset();
      end();
    },
    async saved() {
      end();
    },
  };
}

/** A browser that refuses to store costs the draft, never the form. */
function write(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Nothing is kept.
  }
}

function read<Values>(key: string): Partial<Values> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? (kept as Partial<Values> | null) : null;
  } catch {
    return null;
  }
}

function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
