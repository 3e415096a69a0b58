import { createWriteStream, existsSync } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { HISTORY_REPORT } from './picture-names'

const FONTS = 'public/fonts/static'
const MARGIN = 56
const INK = '#10252b'
const SOFT = '#445960'
const GOOD = '#0a6a44'

/** The entries of a history report, and the results for a car without problems. */
const CHECKS: readonly [question: string, answer: string][] = [
  ['Money owing on the national securities register', 'None recorded'],
  ['Stolen or wanted by police', 'Not recorded'],
  ['Written off, repairable or statutory', 'Not recorded'],
  ['Odometer against earlier readings', 'Consistent'],
  ['Flood or hail claims', 'Not recorded'],
  ['Number of owners', 'In the logbook'],
  ['Open safety recalls', 'None'],
]

const NOTE =
  'This is a specimen of the demo, the same for every car that offers one. A dealer puts the address of the report into the field History report of a car, and its page offers it under Car details.'

function drawReport(sheet: PDFKit.PDFDocument): void {
  const width = sheet.page.width - 2 * MARGIN
  sheet.font('display').fontSize(24).fillColor(INK).text('Vehicle history report', MARGIN, MARGIN, { width })
  sheet.font('regular').fontSize(11).fillColor(SOFT).text('Specimen', { width }).moveDown(2)
  for (const [question, answer] of CHECKS) {
    const { y } = sheet
    sheet
      .font('regular')
      .fontSize(11)
      .fillColor(INK)
      .text(question, MARGIN, y, { width: width * 0.65 })
    sheet.font('strong').fillColor(GOOD).text(answer, MARGIN, y, { width, align: 'right' })
    sheet
      .moveTo(MARGIN, y + 22)
      .lineTo(MARGIN + width, y + 22)
      .lineWidth(0.5)
      .strokeColor('#d9e2e2')
      .stroke()
    sheet.y = y + 32
  }
  sheet.moveDown(1).font('regular').fontSize(9.5).fillColor(SOFT).text(NOTE, MARGIN, sheet.y, { width, lineGap: 3 })
}

/** Writes the history report that some of the demonstration's cars offer (VDP-27), unless it exists. */
export async function writeReport(folder: string, redraws: boolean): Promise<void> {
  const file = path.join(folder, HISTORY_REPORT)
  if (existsSync(file) && !redraws) return
  const info = { Title: 'Vehicle history report (specimen)', CreationDate: new Date(0) }
  const sheet = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'en-AU', displayTitle: true, info })
  for (const cut of ['regular', 'strong', 'display']) sheet.registerFont(cut, path.join(FONTS, `archivo-${cut}.ttf`))
  const stream = sheet.pipe(createWriteStream(file))
  drawReport(sheet)
  sheet.end()
  await finished(stream)
  console.log(file)
}
