import type { ReactNode } from 'react';
import { FormPart } from '../../ui/form/form-part.tsx';
import type { PlayerSection } from './player-sections.ts';
import { useFormTexts } from './use-form-texts.ts';

interface FormGroupProps {
  section: PlayerSection;
  hint?: string;
  children: ReactNode;
}

/** A section of a player's form under its own heading, to which the form's index leads. */
export function FormGroup({ section, hint, children }: FormGroupProps) {
  const texts = useFormTexts();
  return (
    <FormPart section={section} title={texts.group(section)} hint={hint}>
      {children}
    </FormPart>
  );
}
