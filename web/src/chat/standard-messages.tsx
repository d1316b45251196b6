import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './composer.module.css';
import type { StandardMessage } from './use-standard-messages.ts';

interface StandardMessagesProps {
  id: string;
  optionId: (index: number) => string;
  messages: readonly StandardMessage[];
  active: number;
  onChoose: (text: string) => void;
}

/** The list above the field; the field keeps the focus and the arrow keys move in it. */
export function StandardMessages({ id, optionId, messages, active, onChoose }: StandardMessagesProps) {
  const { t } = useTranslation('chat');
  const activeId = optionId(active);
  useEffect(() => document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' }), [activeId]);
  return (
    <div className={classes.standard}>
      <div className={classes.options} role="listbox" tabIndex={0} id={id} aria-label={t('compose.standard')}>
        {messages.map(({ id: messageId, text }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles the keys
          <div
            key={messageId}
            id={optionId(index)}
            role="option"
            className={classes.option}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(text)}
          >
            {text}
          </div>
        ))}
      </div>
      {messages.length === 0 && <p className={classes.none}>{t('compose.noStandard')}</p>}
    </div>
  );
}
