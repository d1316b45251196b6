import { type ReactNode, useState } from 'react';
import { FoldedPart } from '../page/folded-part.tsx';
import { QuietText } from '../text/quiet-text.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { FormFields, FormPart } from './form-part.tsx';

interface FoldingFormPartProps {
  title: string;
  hint?: string | undefined;
  /** Key of the part, for links to it. */
  section?: string;
  /** In a few words what is filled in, while it is folded. */
  about: ReactNode;
  /** Whether it is open from the start, as the first part of a form is. */
  opened?: boolean;
  children: ReactNode;
}

/** A part of a long form: a card with its fields, on a phone folded. A refused field opens it (`useSubmit`). */
export function FoldingFormPart(props: FoldingFormPartProps) {
  const { title, hint, section, about, opened = false, children } = props;
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(opened);
  const key = section === undefined ? {} : { section };
  if (!isPhone) {
    return (
      <FormPart {...key} title={title} hint={hint}>
        {children}
      </FormPart>
    );
  }
  return (
    <FoldedPart {...key} title={title} isOpen={isOpen} onToggle={setOpen} about={isOpen ? undefined : about}>
      {hint !== undefined && <QuietText>{hint}</QuietText>}
      <FormFields>{children}</FormFields>
    </FoldedPart>
  );
}
