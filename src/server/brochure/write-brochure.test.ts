import jsQr from 'jsqr'
import { describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import type { Brochure } from '@/domain/vehicle/brochure'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { toBrochure } from '@/ui/pages/vehicle-page/to-brochure'
import { NO_PLACE, toVehiclePageModel } from '@/ui/pages/vehicle-page/vehicle-page-model'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { brochureKey, openBrochure, writeBrochure } from './write-brochure'

const photo = (name: string) => ({ url: `/demo-media/${name}.webp`, thumbUrl: null, isVideo: false })
const rich: Partial<Vehicle> = {
  images: [photo('4x4-black-front-left'), photo('4x4-black-side'), photo('4x4-black-rear'), photo('4x4-black-front')],
  quote: { weeklyRepayment: dollars(206), advertisedRate: 8.99, comparisonRate: 9.74 },
  dealerComments: 'One owner, “full” history – drives like new.',
}

function brochureOf(vehicle: Partial<Vehicle> = rich, template: (typeof TEMPLATE_NAMES)[number] = 'dealer'): Brochure {
  const tenant = aTenant(template, { origin: 'https://harbour.example' })
  return toBrochure(toVehiclePageModel(aVehicle(vehicle), tenant, BUILT_AT, NO_PLACE), tenant)
}

const bytesOf = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer())

async function readSheet(brochure: Brochure): Promise<{ text: string; pages: number; title: unknown }> {
  const pdf = await getDocumentProxy(await bytesOf(await writeBrochure(brochure)))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages, title: info.Title }
}

/** Paints the squares of the QR code from the uncompressed drawing commands and reads the code. */
function scanCode(commands: string): string | null {
  const squares = [...commands.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(([, ...numbers]) => numbers.map(Number))
  const modules = squares.flatMap(([x = 0, y = 0, width = 0, height = 0]) => (width === height && width < 4 ? [{ x, y, width }] : []))
  const left = Math.min(...modules.map(({ x }) => x))
  const top = Math.min(...modules.map(({ y }) => y))
  const [{ width: unit } = { width: 1 }] = modules
  const scale = 4
  const quiet = 4
  const count = Math.round((Math.max(...modules.map(({ x }) => x)) - left) / unit) + 1
  const size = (count + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const { x, y } of modules) {
    const column = (Math.round((x - left) / unit) + quiet) * scale
    const row = (Math.round((y - top) / unit) + quiet) * scale
    for (let down = 0; down < scale; down += 1) {
      const start = ((row + down) * size + column) * 4
      for (let across = 0; across < scale; across += 1) pixels.fill(0, start + across * 4, start + across * 4 + 3)
    }
  }
  return jsQr(pixels, size, size)?.data ?? null
}

describe('API-18: writes a PDF for a car', () => {
  test.each(TEMPLATE_NAMES)('VDP-22: the sheet in the brand of %s has the same content as the page', async (template) => {
    const { text, pages, title } = await readSheet(brochureOf(rich, template))
    for (const words of [
      'Harbour City Motors',
      'harbour.example',
      '2023 Toyota RAV4',
      'GX Hybrid · AXAH52R',
      '$42,990',
      'Drive away',
      '$206 a week, 8.99% p.a. interest rate, 9.74% p.a. comparison rate*',
      'Kilometres',
      '28,410 km',
      'JTMW33FV00D054127',
      'Adaptive cruise control',
      'One owner, “full” history – drives like new.',
      'Harbour City Moorooka',
      '1180 Ipswich Road, Moorooka QLD 4105',
      '*Weekly repayments are an estimate only.',
      'https://harbour.example/cars/2023-toyota-rav4-gx-hybrid-hc20417',
    ])
      expect(text).toContain(words)
    expect(title).toBe('2023 Toyota RAV4')
    expect(pages).toBeLessThanOrEqual(2)
  })

  test("API-18: the QR code leads to the car's page, and the sheet shows three pictures", async () => {
    const commands = Buffer.from(await bytesOf(await writeBrochure(brochureOf(), true))).toString('latin1')
    expect(scanCode(commands)).toBe('https://harbour.example/cars/2023-toyota-rav4-gx-hybrid-hc20417')
    expect(commands.match(/\/Subtype \/Image/g)).toHaveLength(3)
    // the tenant's dark brand colour fills the band
    expect(commands).toMatch(/0\.01568\d* 0\.2 0\.2313\d* scn/)
  })

  test.each<[string, Partial<Vehicle>, string]>([
    [
      'nothing but its name',
      {
        year: null,
        badge: null,
        series: null,
        price: null,
        km: null,
        features: [],
        location: null,
        images: [],
        primaryImageUrl: null,
        dealerComments: null,
      },
      'Enquire for price.',
    ],
    ['pictures that are gone', { images: [photo('no-such-picture')] }, '$42,990'],
    ['sixty pictures', { images: Array.from({ length: 60 }, () => photo('4x4-black-side')) }, '$42,990'],
    ['a novel for comments', { dealerComments: 'word '.repeat(4_000) }, '$42,990'],
    ['sixty features', { features: Array.from({ length: 60 }, (_, index) => `Feature ${index}`) }, 'and 36 more on the page'],
    ['a price of ten dollars', { price: dollars(10) }, 'Enquire for price.'],
    ['a price of eleven dollars', { price: dollars(11) }, '$11'],
    ['signs of every language', { model: 'Ë-Jeu 車 😀' }, 'Toyota'],
  ])('API-18: a car with %s has its sheet', async (_, vehicle, words) => {
    const { text, pages } = await readSheet(brochureOf(vehicle))
    expect(text).toContain(words)
    expect(pages).toBeLessThanOrEqual(3)
  })

  test('VDP-15: the sheet of a sold car shows no price', async () => {
    const { text } = await readSheet(brochureOf({ ...rich, status: 'sold' }))
    expect(text).toContain('Sold')
    expect(text).not.toContain('$42,990')
    expect(text).not.toContain('$206')
  })

  test('PHONE-01: a phone number that the page hides is not on the sheet', async () => {
    expect((await readSheet(brochureOf())).text).not.toContain('5550 4400')
  })

  test('API-18: equal content gives an identical file, other content another file', async () => {
    const first = await openBrochure(brochureOf())
    const whole = new Uint8Array(await new Response(first).arrayBuffer())
    expect(await openBrochure(brochureOf())).toEqual(whole)
    expect(brochureKey(brochureOf({ ...rich, price: dollars(41_990) }))).not.toBe(brochureKey(brochureOf()))
  })
})
