import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUser } from '../login/use-session.ts';
import { deviceStore } from '../storage/device-store.ts';
import { createDraftStore } from './draft-store.ts';

export interface Draft {
  /** True while the form shows what was left here earlier: `DraftNotice` says so. */
  restored: boolean;
  /** True from the first change on: `DraftNotice` then asks before the page is left. */
  guarded: boolean;
  /** False again once everything is saved or thrown away. */
  hasUnsaved(): boolean;
  /** Hides the notice. */
  dismiss(): void;
  /** Back to what is saved. */
  discard(): void;
  /** The form was saved: call before leaving the page. */
  saved(): Promise<void>;
}

/**
 * Keeps what is typed into a form on this device until it is saved: over a reload, an expired session, a restart of the
 * service. The form shows `DraftNotice`, which asks before unsaved changes are left. `formKey` names the form and what it
 * edits: `player/80001`. The form must have its default values when this is first called: a later `reset` with fresh ones
 * drops the draft.
 */
export function useDraft<Values extends FieldValues>(formKey: string, form: UseFormReturn<Values>): Draft {
  const { id: userId } = useUser();
  const [restored, setRestored] = useState(false);
  const [guarded, setGuarded] = useState(false);
  const keeper = useRef<ReturnType<typeof createDraftStore<Values>> | null>(null);
  const unsaved = useRef(false);
  const { subscribe, reset, getValues } = form;

  useEffect(() => {
    const kept = createDraftStore<Values>({ store: deviceStore, userId, formKey });
    keeper.current = kept;
    let open = true;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback({ isDirty }) {
        const wasUnsaved = unsaved.current;
        unsaved.current = isDirty === true;
        if (isDirty) {
          kept.change(getValues());
          setGuarded(true);
        } else if (wasUnsaved) void kept.clear();
      },
    });
    void kept.restore().then((values) => {
      // Whoever began typing before the draft was read goes on with that.
      if (!open || values === undefined || unsaved.current) return;
      // What the form has learned to ask since then begins as it does now.
      reset({ ...getValues(), ...values }, { keepDefaultValues: true });
      setRestored(true);
    });
    const closing = () => void kept.flush();
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
      void keeper.current?.clear();
    },
    async saved() {
      unsaved.current = false;
      setRestored(false);
      await keeper.current?.clear();
    },
  };
}
