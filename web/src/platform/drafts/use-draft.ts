import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUser } from '../login/use-session.ts';
import { deviceStore } from '../storage/device-store.ts';
import { createDraftStore } from './draft-store.ts';

export interface Draft {
  /** True while the form shows a restored draft: `DraftNotice` says so. */
  restored: boolean;
  /** True from the first change on: `DraftNotice` asks before the page is left. */
  guarded: boolean;
  /** False once everything is saved or discarded. */
  hasUnsaved(): boolean;
  /** Hides the notice. */
  dismiss(): void;
  /** Restores the saved values. */
  discard(): void;
  /** Call after the form was saved, before leaving the page. */
  saved(): Promise<void>;
}

/**
 * Stores the input of a form on this device until it is saved: it survives a reload, an expired session and a restart
 * of the service. The form shows `DraftNotice`, which asks before unsaved changes are left. `formKey` identifies the
 * form and what it edits: `player/80001`. The form must have its default values at the first call: a later `reset` with
 * other values drops the draft.
 */
export function useDraft<Values extends FieldValues>(formKey: string, form: UseFormReturn<Values>): Draft {
  const { id: userId } = useUser();
  const [restored, setRestored] = useState(false);
  const [guarded, setGuarded] = useState(false);
  const draftStore = useRef<ReturnType<typeof createDraftStore<Values>> | null>(null);
  const unsaved = useRef(false);
  const { subscribe, reset, getValues } = form;

  useEffect(() => {
    const drafts = createDraftStore<Values>({ store: deviceStore, userId, formKey });
    draftStore.current = drafts;
    let open = true;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback({ isDirty }) {
        const wasUnsaved = unsaved.current;
        unsaved.current = isDirty === true;
        if (isDirty) {
          drafts.change(getValues());
          setGuarded(true);
        } else if (wasUnsaved) void drafts.clear();
      },
    });
    void drafts.restore().then((values) => {
      // Input typed before the draft was read wins.
      if (!open || values === undefined || unsaved.current) return;
      // Fields added to the form since the draft was stored get their current defaults.
      reset({ ...getValues(), ...values }, { keepDefaultValues: true });
      setRestored(true);
    });
    const closing = () => void drafts.flush();
    addEventListener('pagehide', closing);
    return () => {
      open = false;
      stop();
      removeEventListener('pagehide', closing);
      closing();
    };
  }, [userId, formKey, subscribe, reset, getValues]);

  return {
    restored,
    guarded,
    hasUnsaved: () => unsaved.current,
    dismiss: () => setRestored(false),
    discard() {
      reset();
      unsaved.current = false;
      setRestored(false);
      void draftStore.current?.clear();
    },
    async saved() {
      unsaved.current = false;
      setRestored(false);
      await draftStore.current?.clear();
    },
  };
}
