type ReadPairs = (signal: AbortSignal) => Promise<string[]>;

let readPairs: ReadPairs = () => Promise.resolve([]);

/** Player and club of the reader's open negotiations, each `<player>-<club>`; filled in by the module of the deals. */
export const proposedPairs = {
  read: (signal: AbortSignal) => readPairs(signal),
  fill(read: ReadPairs) {
    readPairs = read;
  },
};
