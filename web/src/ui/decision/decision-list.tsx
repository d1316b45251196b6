import type { ComponentPropsWithoutRef } from 'react';
import classes from './decision-list.module.css';

/** Cards under each other, each with something to decide: DecisionHead, lines of text, DecisionActs. */
export function DecisionList(props: ComponentPropsWithoutRef<'ul'>) {
  return <ul {...props} className={classes.list} />;
}

export function DecisionCard(props: ComponentPropsWithoutRef<'li'>) {
  return <li {...props} className={classes.item} />;
}

/** The same card alone on a page. */
export function DecisionPanel(props: ComponentPropsWithoutRef<'section'>) {
  return <section {...props} className={classes.item} />;
}

/** Who it is about, and at the end when or in which state. */
export function DecisionHead(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={classes.head} />;
}

export function DecisionTitle(props: ComponentPropsWithoutRef<'h2'>) {
  return <h2 {...props} className={classes.title} />;
}

/** A quieter line. */
export function DecisionLine(props: ComponentPropsWithoutRef<'p'>) {
  return <p {...props} className={classes.soft} />;
}

/** Quieter words in a line. */
export function DecisionDetail(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={classes.soft} />;
}

/** What somebody has written, as they wrote it. */
export function DecisionQuote(props: ComponentPropsWithoutRef<'blockquote'>) {
  return <blockquote {...props} className={classes.said} />;
}

/** A text of any length, as it was written. */
export function DecisionText(props: ComponentPropsWithoutRef<'p'>) {
  return <p {...props} className={classes.whole} />;
}

/** Several short facts in one line; they wrap. */
export function DecisionFacts(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={classes.parts} />;
}

export function DecisionActs(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={classes.acts} />;
}
