import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './player-form.module.css';
import type { PlayerSection } from './player-sections.ts';
import { useSectionSave } from './section-save.ts';
import { useFormTexts } from './use-form-texts.ts';

interface FormGroupProps {
  section: PlayerSection;
  hint?: string;
  children: ReactNode;
}

/** A section of a player's form with its heading, linked from the form's index. */
export function FormGroup({ section, hint, children }: FormGroupProps) {
  const { t } = useTranslation('player-form');
  const texts = useFormTexts();
  const save = useSectionSave();
  const title = texts.group(section);
  return (
    <FormPart section={section} title={title} hint={hint}>
      {children}
      {save && (
        <div className={classes.goOn}>
          <Button variant="default" size="xs" onClick={() => save(section)}>
            <span>
              {t('saveAndGoOn')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
    </FormPart>
  );
}
