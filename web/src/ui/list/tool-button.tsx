import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './tool-button.module.css';

interface ToolButtonProps
  extends Pick<ButtonProps, 'disabled' | 'loading'>,
    Omit<ComponentProps<'button'>, 'className' | 'color' | 'disabled' | 'style' | 'type'> {
  icon: ReactNode;
  /** The words stay visible on a phone. */
  asWords?: boolean;
}

/** A tool beside the filters of a list. On a phone its icon is enough, so that the first row stays high on the screen. */
export function ToolButton({ icon, asWords = false, ...button }: ToolButtonProps) {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={icon}
      {...button}
      // A popover passes a class of its own to its target.
      className={classes.tool}
      data-sign={!asWords || undefined}
    />
  );
}

interface ToolLinkProps {
  icon: ReactNode;
  to: string;
  /** The act that the reader came for. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A link among the tools in the header of a list. On a phone its icon is enough. */
export function ToolLink({ icon, to, isFirst = false, children }: ToolLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      variant={isFirst ? 'filled' : 'default'}
      className={classes.tool}
      data-sign
      leftSection={icon}
    >
      {children}
    </Button>
  );
}
