import type PDFDocument from 'pdfkit'
import type { Brochure } from '@/domain/vehicle/brochure'
import type { FontCut } from './static-fonts'

/** A4 with its margin, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40 } as const
export const WIDTH = PAGE.width - 2 * PAGE.margin

export type Pdf = InstanceType<typeof PDFDocument>

/** A sheet that is being drawn; `y` is where the next element starts. */
export type Sheet = { pdf: Pdf; brochure: Brochure; pictures: Buffer[]; logo: Buffer | null; y: number }

export type TextLook = { cut: FontCut; size: number; colour: string }

/** Draws text in a box and ends it with an ellipsis when it does not fit. Returns the y position below the text. */
export function setText(
  { pdf }: Sheet,
  text: string,
  look: TextLook,
  box: { x: number; y: number; width: number; height?: number; align?: 'left' | 'right' },
): number {
  const { x, y, width, height, align = 'left' } = box
  pdf.font(look.cut).fontSize(look.size).fillColor(look.colour)
  pdf.text(text, x, y, { width, align, lineGap: look.size * 0.25, ...(height === undefined ? {} : { height, ellipsis: '…' }) })
  return pdf.y
}

/** Draws a section heading over a hairline. */
export function setHeading(sheet: Sheet, text: string): void {
  const { colour } = sheet.brochure.brand
  const end = setText(sheet, text, { cut: 'display', size: 13, colour: colour.ink }, { x: PAGE.margin, y: sheet.y, width: WIDTH })
  sheet.pdf
    .moveTo(PAGE.margin, end + 3)
    .lineTo(PAGE.margin + WIDTH, end + 3)
    .lineWidth(0.75)
    .strokeColor(colour.line)
    .stroke()
  sheet.y = end + 9
}

/** Starts a new page when fewer than `height` points are left. */
export function ensureSpace(sheet: Sheet, height: number): void {
  if (sheet.y + height <= PAGE.height - PAGE.margin) return
  sheet.pdf.addPage()
  sheet.y = PAGE.margin
}
