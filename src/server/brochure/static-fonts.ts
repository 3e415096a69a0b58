import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FontFamily } from '@/domain/tenant/template'

/** The three cuts used on sheets and share pictures. */
export type FontCut = 'regular' | 'strong' | 'display'

/**
 * Files in public/fonts/static: single cuts of the platform's fonts as TrueType, because neither PDF nor picture renderers support variable
 * WOFF2. Made from the files of fonts.css by fonttools varLib.instancer (archivo wght=400, 680, and 760 at wdth=108; newsreader wght=400
 * opsz=18 and wght=300 opsz=40; instrument-sans 400, 600, 500; albert-sans 400, 600, 320; inter 400, 600) and pyftsubset to Latin with
 * kern, liga, lnum and tnum.
 */
const FILES: Record<FontFamily, Record<FontCut, string>> = {
  archivo: { regular: 'archivo-regular', strong: 'archivo-strong', display: 'archivo-display' },
  newsreader: { regular: 'newsreader-regular', strong: 'newsreader-regular', display: 'newsreader-display' },
  'instrument-sans': { regular: 'instrument-sans-regular', strong: 'instrument-sans-strong', display: 'instrument-sans-display' },
  'albert-sans': { regular: 'albert-sans-regular', strong: 'albert-sans-strong', display: 'albert-sans-display' },
  inter: { regular: 'inter-regular', strong: 'inter-strong', display: 'inter-strong' },
}

const read = new Map<string, Promise<Buffer>>()

function readCut(family: FontFamily, cut: FontCut): Promise<Buffer> {
  const name = FILES[family][cut]
  const known = read.get(name) ?? readFile(path.join(process.cwd(), 'public', 'fonts', 'static', `${name}.ttf`))
  read.set(name, known)
  known.catch(() => read.delete(name))
  return known
}

/** Reads the three cuts for a tenant's font families: one for text, one for headings. */
export async function readFonts({ display, text }: { display: FontFamily; text: FontFamily }): Promise<Record<FontCut, Buffer>> {
  const [regular, strong, headings] = await Promise.all([readCut(text, 'regular'), readCut(text, 'strong'), readCut(display, 'display')])
  return { regular, strong, display: headings }
}
