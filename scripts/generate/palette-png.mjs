import { crc32, deflateSync } from 'node:zlib';

const colourAt = (pixels, at) => pixels.readUInt32BE(4 * at);

// The squared distance between two colours. A colour is four bytes: red, green, blue and opacity.
const distance = (a, b) =>
  [0, 8, 16, 24].reduce((sum, shift) => sum + (((a >>> shift) & 255) - ((b >>> shift) & 255)) ** 2, 0);

const nearest = (palette, colour) => {
  let best = 0;
  for (let at = 1; at < palette.length; ++at)
    if (distance(palette[at], colour) < distance(palette[best], colour)) best = at;
  return best;
};

const chunk = (name, data) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)];
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
};

/**
 * Returns a square picture as a PNG. Each side has `size` pixels, and `pixels` are their RGBA values. Keeps only the commonest
 * colours, as many as `most` (at most 256). This suits flat drawings, in which all other colours only smooth the edges.
 */
export const palettePng = (pixels, size, most) => {
  const counts = new Map();
  for (let at = 0; at < size * size; ++at) {
    const colour = colourAt(pixels, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([a, often], [b, oftener]) => oftener - often || a - b)
    .slice(0, most)
    .map(([colour]) => colour);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));

  const rows = Buffer.alloc(size * (size + 1));
  for (let y = 0; y < size; ++y)
    for (let x = 0; x < size; ++x) rows[y * (size + 1) + 1 + x] = places.get(colourAt(pixels, y * size + x));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255])),
    ),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
