import { InputBase, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { type FieldProps, useField } from './field.ts';
import classes from './text-field.module.css';

interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
  /** Several lines; grows with the text. */
  lines?: number;
  leftSection?: ReactNode;
}

/** A text of one or several lines. */
export function TextField({
  type = 'text',
  autoComplete,
  placeholder,
  maxLength,
  lines,
  leftSection,
  ...props
}: TextFieldProps) {
  const { field, wrapper } = useField(props);
  const value = (field.value ?? '') as string;
  if (lines !== undefined) {
    return (
      // Mantine's Textarea is too heavy for public pages; browsers now grow fields by CSS.
      <InputBase
        {...wrapper}
        {...field}
        component="textarea"
        multiline
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={lines}
        className={classes.lines}
      />
    );
  }
  const written = type === 'email' || type === 'url';
  return (
    <TextInput
      {...wrapper}
      {...field}
      value={value}
      type={type}
      autoComplete={autoComplete}
      autoCapitalize={written ? 'none' : undefined}
      spellCheck={written ? false : undefined}
      placeholder={placeholder}
      maxLength={maxLength}
      leftSection={leftSection}
    />
  );
}
