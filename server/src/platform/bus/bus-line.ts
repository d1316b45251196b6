/** What a line tells its owner. */
export interface BusLineEvents {
  /** One text that another node said. The texts of one node come in its order. */
  onText(text: string): void;
  /** It listens; what is said from here on is heard. Again after every interruption. */
  onUp(): void;
  /** What is said from here on may be lost, until `onUp`. */
  onDown(): void;
}

/**
 * A way to say something to all other nodes of the system. It connects by itself, again and again, and loses what is said
 * while it cannot.
 */
export interface BusLine {
  start(): Promise<void>;
  /** Resolves when it is said; rejects when it could not be, and the line has then gone down. */
  say(text: string): Promise<void>;
  close(): Promise<void>;
}

/** `node` is the name of the one who speaks: its own words do not come back to it. */
export type OpenBusLine = (node: string, events: BusLineEvents) => BusLine;
