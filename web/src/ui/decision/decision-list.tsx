import type { ComponentPropsWithoutRef } from 'react';
import classes from './decision-list.module.css';

/** Cards below each other, each with something to decide: DecisionHead, lines of text, DecisionActs. */
export function DecisionList(props: ComponentPropsWithoutRef<'ul'>) {
  return <ul {...props} className={classes.list} />;
}

export function DecisionCard(props: ComponentPropsWithoutRef<'li'>) {
  return <li {...props} className={classes.item} />;
}

/** A single card outside of a list. */
export function DecisionPanel(props: ComponentPropsWithoutRef<'section'>) {
  return <section {...props} className={classes.item} />;
}

/** The subject, and the time or state at the end. */
export function DecisionHead(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={classes.head} />;
}

export function DecisionTitle(props: ComponentPropsWithoutRef<'h2'>) {
  return <h2 {...props} className={classes.title} />;
}

/** A secondary line. */
export function DecisionLine(props: ComponentPropsWithoutRef<'p'>) {
  return <p {...props} className={classes.soft} />;
}

/** Secondary text in a line. */
export function DecisionDetail(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={classes.soft} />;
}

/** A user's text, with its line breaks. */
export function DecisionQuote(props: ComponentPropsWithoutRef<'blockquote'>) {
  return <blockquote {...props} className={classes.said} />;
}

/** A text of any length, with its line breaks. */
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
