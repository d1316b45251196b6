import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const shirts: readonly Colour[] = [
  [18, 104, 59],
  [176, 58, 46],
  [36, 74, 140],
  [194, 148, 42],
];
const skins: readonly Colour[] = [
  [238, 203, 173],
  [198, 145, 106],
  [141, 93, 64],
];
const paper: Colour = [226, 232, 226];
const side = 132;

/** An invented person's picture: head and shoulders in flat colours, a PNG of two kilobytes. */
export function drawnPortrait(number: number): Buffer {
  const shirt = shirts[number % shirts.length] ?? paper;
  const skin = skins[number % skins.length] ?? paper;
  return png(side, side, (x, y) => {
    const within = (cx: number, cy: number, rx: number, ry: number) =>
      ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
    if (within(66, 34, 25, 20) && y < 40) return [52, 40, 34];
    if (within(66, 50, 23, 28)) return skin;
    if (within(66, 84, 11, 18)) return skin;
    return within(66, 132, 52, 46) ? shirt : paper;
  });
}

/** An invented club's coat of arms, in the format of clubs: 1.4 times as high as wide (spec §9). */
export function drawnCrest(number: number): Buffer {
  const colour = shirts[number % shirts.length] ?? paper;
  const height = Math.round(side * 1.4);
  return png(side, height, (x, y) => {
    const share = y / height;
    const half = share < 0.55 ? 54 : 54 * Math.sqrt(Math.max(0, 1 - ((share - 0.55) / 0.42) ** 2));
    if (y < 8 || Math.abs(x - 66) > half) return paper;
    if (share < 0.28) return [245, 245, 240];
    return Math.floor(x / 18) % 2 === 0 ? colour : [245, 245, 240];
  });
}

function png(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
