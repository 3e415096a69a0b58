import { ensureSpace, PAGE, setHeading, setText, type Sheet, WIDTH } from './sheet'

const COLUMN_GAP = 24
const COLUMN = (WIDTH - COLUMN_GAP) / 2
const ROW = 17
/** Limits the features so that the rest fits on the sheet. The page lists all of them. */
const MOST_FEATURES = 24

const columnX = (index: number) => PAGE.margin + (index % 2) * (COLUMN + COLUMN_GAP)

/** Draws the specifications in two columns, names at the left, values at the right. */
export function drawSpecifications(sheet: Sheet): void {
  const { specifications, brand } = sheet.brochure
  if (specifications.length === 0) return
  ensureSpace(sheet, 60)
  setHeading(sheet, 'Specifications')
  specifications.forEach(({ label, value }, index) => {
    if (index % 2 === 0) ensureSpace(sheet, ROW)
    const x = columnX(index)
    setText(sheet, label, { cut: 'regular', size: 9, colour: brand.colour.inkSoft }, { x, y: sheet.y, width: COLUMN * 0.4, height: 11 })
    const valueBox = { x: x + COLUMN * 0.4, y: sheet.y, width: COLUMN * 0.6, height: 11, align: 'right' } as const
    setText(sheet, value, { cut: 'strong', size: 9, colour: brand.colour.ink }, valueBox)
    if (index % 2 === 1 || index === specifications.length - 1) sheet.y += ROW
  })
  sheet.y += 8
}

/** Draws the vehicle's features in two columns. */
export function drawFeatures(sheet: Sheet): void {
  const { features, brand } = sheet.brochure
  const shown = features.slice(0, MOST_FEATURES)
  if (shown.length === 0) return
  ensureSpace(sheet, 60)
  setHeading(sheet, 'Features')
  shown.forEach((feature, index) => {
    if (index % 2 === 0) ensureSpace(sheet, ROW)
    const box = { x: columnX(index), y: sheet.y, width: COLUMN, height: 11 }
    setText(sheet, `•  ${feature}`, { cut: 'regular', size: 9, colour: brand.colour.ink }, box)
    if (index % 2 === 1 || index === shown.length - 1) sheet.y += ROW
  })
  const more = features.length - shown.length
  if (more > 0) {
    const box = { x: PAGE.margin, y: sheet.y, width: WIDTH, height: 11 }
    setText(sheet, `and ${more} more on the page`, { cut: 'regular', size: 9, colour: brand.colour.inkSoft }, box)
    sheet.y += ROW
  }
  sheet.y += 8
}

export function drawComments(sheet: Sheet): void {
  const { comments, brand } = sheet.brochure
  if (!comments) return
  ensureSpace(sheet, 80)
  setHeading(sheet, 'Dealer comments')
  const height = PAGE.height - PAGE.margin - sheet.y
  const box = { x: PAGE.margin, y: sheet.y, width: WIDTH, height }
  sheet.y = setText(sheet, comments, { cut: 'regular', size: 9.5, colour: brand.colour.ink }, box) + 12
}

/** Draws the vehicle's location, its web address, and the disclaimer that a weekly price needs. */
export function drawPlace(sheet: Sheet): void {
  const { place, legal, url, brand } = sheet.brochure
  ensureSpace(sheet, 84)
  setHeading(sheet, 'Where to see it')
  const words = { x: PAGE.margin, width: WIDTH }
  if (place) {
    sheet.y = setText(sheet, place.name, { cut: 'strong', size: 10, colour: brand.colour.ink }, { ...words, y: sheet.y })
    const line = [place.address, place.phone, place.licence].filter(Boolean).join('  ·  ')
    sheet.y = setText(sheet, line, { cut: 'regular', size: 9, colour: brand.colour.inkSoft }, { ...words, y: sheet.y })
  }
  sheet.pdf.font('regular').fontSize(9).fillColor(brand.colour.brand)
  sheet.pdf.text(url, PAGE.margin, sheet.y, { width: WIDTH, link: url, underline: true })
  sheet.y = sheet.pdf.y + 8
  for (const paragraph of legal) {
    ensureSpace(sheet, 30)
    sheet.y = setText(sheet, paragraph, { cut: 'regular', size: 7.5, colour: brand.colour.inkSoft }, { ...words, y: sheet.y }) + 2
  }
}
