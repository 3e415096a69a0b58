import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { Brochure, BrochureBrand } from '@/domain/vehicle/brochure'
import { createFileCache, type FileCache } from './file-cache'
import { readPicture } from '../media/read-picture'
import { drawComments, drawFeatures, drawPlace, drawSpecifications } from './draw-body'
import { drawBand, drawFacts, drawPictures, drawTitle } from './draw-head'
import { PAGE, type Sheet } from './sheet'
import { readFonts } from './static-fonts'

/** Large enough to print at the size used on the sheet. */
const PICTURE = { width: 1100, height: 734, quality: 78 }

/** Returns a picture as JPEG for PDF and share pictures; an empty list when it can't be read. */
export async function toJpeg(url: string, siteHost: string): Promise<Buffer[]> {
  const bytes = await readPicture(url, siteHost)
  if (!bytes) return []
  try {
    const { width, height, quality } = PICTURE
    return [
      await sharp(bytes)
        .rotate()
        .resize(width, height, { fit: 'cover', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .toBuffer(),
    ]
  } catch {
    return []
  }
}

/** Returns a logo as PNG, converting SVG too; null when it can't be read. */
export async function toLogo({ logoUrl, host }: Pick<BrochureBrand, 'logoUrl' | 'host'>): Promise<Buffer | null> {
  const bytes = logoUrl === null ? null : await readPicture(logoUrl, host)
  if (!bytes) return null
  try {
    return await sharp(bytes, { density: 300 }).resize({ height: 160, withoutEnlargement: true }).png().toBuffer()
  } catch {
    return null
  }
}

/** The parts of a sheet in order. */
const PARTS = [drawBand, drawTitle, drawPictures, drawFacts, drawSpecifications, drawFeatures, drawComments, drawPlace]

/**
 * Writes a vehicle's brochure as PDF in its tenant's brand (API-18, VDP-22): logo or name, first pictures, price, specifications, features,
 * comments, location, and a QR code to its page. Pictures that can't be read are left out.
 * @param isPlain Leaves the drawing commands uncompressed, so that tests can read them.
 */
export async function writeBrochure(brochure: Brochure, isPlain = false): Promise<ReadableStream<Uint8Array>> {
  const { brand, title } = brochure
  const [fonts, logo, pictures] = await Promise.all([
    readFonts(brand),
    toLogo(brand),
    Promise.all(brochure.pictures.map((url) => toJpeg(url, brand.host))),
  ])
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    compress: !isPlain,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: title, Author: brand.name, Subject: brochure.url },
  })
  for (const [cut, font] of Object.entries(fonts)) pdf.registerFont(cut, font)
  const sheet: Sheet = { pdf, brochure, pictures: pictures.flat(), logo, y: 0 }
  const output = Readable.from(pdf)
  for (const draw of PARTS) draw(sheet)
  pdf.end()
  return toWebStream(output)
}

function toWebStream(output: Readable): ReadableStream<Uint8Array> {
  const chunks = output[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel: () => void output.destroy(),
  })
}

let files: FileCache | null = null

/** Returns a short key for the brochure's content; equal content has an equal key. */
export function brochureKey(brochure: Brochure): string {
  return createHash('sha256').update(JSON.stringify(brochure)).digest('base64url').slice(0, 22)
}

/**
 * Returns a brochure's PDF from the file cache. It is made once per content, two at a time (API-18).
 * @throws BusyError when too many requests are waiting.
 */
export function openBrochure(brochure: Brochure): ReturnType<FileCache['open']> {
  files ??= createFileCache({ mostBytes: 32_000_000, mostAtOnce: 2, mostWaiting: 12 })
  return files.open(brochureKey(brochure), () => writeBrochure(brochure))
}
