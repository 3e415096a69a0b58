import { describeWeekly } from '@/domain/vehicle/brochure'
import { toQrModules } from './qr-modules'
import { PAGE, type Sheet, setText, WIDTH } from './sheet'

const BAND = 62
const QR = 78
const GAP = 8

/** Draws the tenant's band: its logo, or its name in its own font, and its address. */
export function drawBand(sheet: Sheet): void {
  const { pdf, logo } = sheet
  const { name, tagline, host, colour } = sheet.brochure.brand
  pdf.rect(0, 0, PAGE.width, BAND).fill(colour.brandDark)
  pdf.rect(0, BAND, PAGE.width, 3).fill(colour.action)
  if (logo) pdf.image(logo, PAGE.margin, 14, { fit: [200, BAND - 28], valign: 'center' })
  else
    setText(
      sheet,
      name,
      { cut: 'display', size: 19, colour: colour.brandDarkInk },
      { x: PAGE.margin, y: 19, width: WIDTH * 0.62, height: 26 },
    )
  const right = { x: PAGE.margin + WIDTH * 0.62, width: WIDTH * 0.38, align: 'right' } as const
  if (tagline) setText(sheet, tagline, { cut: 'regular', size: 9, colour: colour.brandDarkInk }, { ...right, y: 18, height: 12 })
  setText(sheet, host, { cut: 'strong', size: 9, colour: colour.brandDarkInk }, { ...right, y: 32, height: 12 })
  sheet.y = BAND + 20
}

/** Draws the vehicle's name in large type with the price beside it. */
export function drawTitle(sheet: Sheet): void {
  const { title, subtitle, price, weekly, brand } = sheet.brochure
  const { ink, inkSoft, brand: brandColour } = brand.colour
  const left = { x: PAGE.margin, width: WIDTH * 0.62 }
  const right = { x: PAGE.margin + WIDTH * 0.64, width: WIDTH * 0.36, align: 'right' } as const
  const top = sheet.y
  let end = setText(sheet, title, { cut: 'display', size: 23, colour: ink }, { ...left, y: top })
  if (subtitle) end = setText(sheet, subtitle, { cut: 'regular', size: 11, colour: inkSoft }, { ...left, y: end + 1 })
  let priceEnd = top
  if (price.was) priceEnd = setText(sheet, `Was ${price.was}`, { cut: 'regular', size: 9, colour: inkSoft }, { ...right, y: priceEnd })
  priceEnd = setText(
    sheet,
    price.text,
    { cut: 'display', size: price.text.length > 12 ? 16 : 23, colour: brandColour },
    { ...right, y: priceEnd },
  )
  if (price.basis) priceEnd = setText(sheet, price.basis, { cut: 'regular', size: 10, colour: inkSoft }, { ...right, y: priceEnd })
  if (weekly)
    priceEnd = setText(sheet, describeWeekly(weekly), { cut: 'regular', size: 8.5, colour: inkSoft }, { ...right, y: priceEnd + 2 })
  sheet.y = Math.max(end, priceEnd) + 12
}

/** Draws the QR code of the vehicle's page as vector squares, so that it prints sharply. */
function drawQr(sheet: Sheet, x: number, y: number): void {
  const modules = toQrModules(sheet.brochure.url)
  const size = QR / modules.length
  sheet.pdf.fillColor('#000000')
  modules.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (isDark) sheet.pdf.rect(x + across * size, y + down * size, size, size)
    }),
  )
  sheet.pdf.fill()
}

/** Draws the first pictures, one of them large. Facts and QR code go beside them, or below the name when there are no pictures. */
export function drawPictures(sheet: Sheet): void {
  const [main, ...others] = sheet.pictures
  if (!main) return
  const height = 206
  const sideWidth = others.length === 0 ? 0 : 150
  const mainWidth = WIDTH - (others.length === 0 ? 0 : sideWidth + GAP)
  const small = (height - GAP * (others.length - 1)) / Math.max(1, others.length)
  const place = (picture: Buffer, x: number, y: number, width: number, tall: number) => {
    sheet.pdf.save().rect(x, y, width, tall).clip()
    sheet.pdf.image(picture, x, y, { cover: [width, tall], align: 'center', valign: 'center' }).restore()
  }
  place(main, PAGE.margin, sheet.y, mainWidth, height)
  others.forEach((picture, index) => place(picture, PAGE.margin + mainWidth + GAP, sheet.y + index * (small + GAP), sideWidth, small))
  sheet.y += height + 14
}

/** Draws the facts in a row that ends with the QR code. */
export function drawFacts(sheet: Sheet): void {
  const { facts, brand } = sheet.brochure
  const { ink, inkSoft, tint } = brand.colour
  const width = WIDTH - QR - 16
  sheet.pdf.rect(PAGE.margin, sheet.y, width, QR).fill(tint)
  const column = width / Math.max(1, facts.length)
  facts.forEach(({ label, value }, index) => {
    const box = { x: PAGE.margin + index * column + 12, width: column - 16 }
    const end = setText(sheet, label, { cut: 'regular', size: 8.5, colour: inkSoft }, { ...box, y: sheet.y + 20, height: 12 })
    setText(sheet, value, { cut: 'strong', size: 11, colour: ink }, { ...box, y: end + 1, height: 30 })
  })
  drawQr(sheet, PAGE.margin + WIDTH - QR, sheet.y)
  sheet.y += QR + 5
  const words = { x: PAGE.margin + WIDTH * 0.4, y: sheet.y, width: WIDTH * 0.6, height: 11, align: 'right' } as const
  setText(sheet, `Scan to see this ${sheet.brochure.noun} online`, { cut: 'regular', size: 8, colour: inkSoft }, words)
  sheet.y += 18
}
