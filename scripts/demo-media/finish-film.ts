/** Ids of the Matroska format: the part that tells about the film, and its length. */
const INFO = Buffer.from([0x15, 0x49, 0xa9, 0x66])
const DURATION = [0x44, 0x89, 0x88]

/**
 * Writes a film's length into it, which a browser that records live leaves out: players would not know how far it goes.
 * Throws when the film does not tell about itself as Chromium's do.
 */
export function finishFilm(film: Buffer, milliseconds: number): Buffer {
  const at = film.indexOf(INFO)
  const size = film[at + INFO.length] ?? 0
  // one byte of size, its highest bit set: below 127 with what is added
  if (at < 0 || (size & 0x80) === 0 || (size & 0x7f) > 0x7e - 11) throw new Error('This film does not tell about itself as expected.')
  const length = Buffer.alloc(8)
  length.writeDoubleBE(milliseconds)
  const body = at + INFO.length + 1
  return Buffer.concat([film.subarray(0, body - 1), Buffer.from([size + 11, ...DURATION]), length, film.subarray(body)])
}
