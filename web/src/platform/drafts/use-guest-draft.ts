import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './use-draft.ts';

/**
 * Stores what a guest types into a form in sessionStorage: it survives a reload and ends with the tab, which matters on
 * a shared device. `never` are the fields that are not stored: passwords and consents.
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
    const stored = read(key);
    if (stored) {
      reset({ ...getValues(), ...stored }, { keepDefaultValues: true });
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

/** If the browser refuses to store, only the draft is lost. */
function write(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Not stored.
  }
}

function read<Values>(key: string): Partial<Values> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' ? (stored as Partial<Values> | null) : null;
  } catch {
    return null;
  }
}

function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
