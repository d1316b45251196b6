/** Callbacks of a line. */
export interface BusLineEvents {
  /** A text from another node. Texts of one node arrive in order. */
  onText(text: string): void;
  /** Listening; nothing sent from here on is lost. Called again after every interruption. */
  onUp(): void;
  /** Messages may be lost from here on, until `onUp`. */
  onDown(): void;
}

/** Broadcasts texts to all other nodes. Reconnects by itself; messages sent while disconnected are lost. */
export interface BusLine {
  start(): Promise<void>;
  /** Resolves once sent; rejects when sending failed, and the line is then down. */
  say(text: string): Promise<void>;
  close(): Promise<void>;
}

/** `node` is the sender's name; a node does not receive its own texts. */
export type OpenBusLine = (node: string, events: BusLineEvents) => BusLine;
