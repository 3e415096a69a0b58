import { ImageResponse } from 'next/og'
import type { Brochure } from '@/domain/vehicle/brochure'
import { createFileCache, type FileCache } from './file-cache'
import { brochureKey, toJpeg, toLogo } from './write-brochure'
import { readFonts } from './static-fonts'

/** The size that social sites recommend (SEO-01). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const
const PANEL = 460
/** Longer names and prices use a smaller font so that they fit. */
const LONG_TITLE = 26
const LONG_PRICE = 12

/** Returns the size and fonts of a share picture. */
export function toPictureOptions({
  regular,
  display,
}: Awaited<ReturnType<typeof readFonts>>): NonNullable<ConstructorParameters<typeof ImageResponse>[1]> {
  return {
    ...SHARE_PICTURE,
    fonts: [
      { name: 'regular', data: regular, weight: 400 },
      { name: 'display', data: display, weight: 400 },
    ],
  }
}

const toDataUrl = (kind: string, bytes: Buffer) => `data:${kind};base64,${bytes.toString('base64')}`

function Brand({ brochure: { brand }, logo }: { brochure: Brochure; logo: Buffer | null }) {
  if (logo) return <img alt="" src={toDataUrl('image/png', logo)} height={64} style={{ maxWidth: PANEL - 96, objectFit: 'contain' }} />
  return <div style={{ display: 'flex', fontFamily: 'display', fontSize: 32 }}>{brand.name}</div>
}

function Panel({ brochure, logo, width }: { brochure: Brochure; logo: Buffer | null; width: number }) {
  const { title, subtitle, price, brand } = brochure
  const { brandDark, brandDarkInk, action } = brand.colour
  return (
    <div
      style={{
        width,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 48,
        background: brandDark,
        color: brandDarkInk,
        borderRight: `8px solid ${action}`,
      }}
    >
      <Brand brochure={brochure} logo={logo} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontFamily: 'display', fontSize: title.length > LONG_TITLE ? 42 : 56, lineHeight: 1.12 }}>
          {title}
        </div>
        {subtitle && <div style={{ display: 'flex', fontSize: 26, lineHeight: 1.35, marginTop: 12, opacity: 0.85 }}>{subtitle}</div>}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontFamily: 'display', fontSize: price.text.length > LONG_PRICE ? 40 : 60 }}>{price.text}</div>
        {price.basis && <div style={{ display: 'flex', fontSize: 26, opacity: 0.85 }}>{price.basis}</div>}
        <div style={{ display: 'flex', fontSize: 24, marginTop: 16, opacity: 0.85 }}>{brand.host}</div>
      </div>
    </div>
  )
}

/**
 * Draws the picture that social sites show with a link to a vehicle (SEO-01): brand, name, price and the first photo, if any. PNG of 1200
 * by 630 px.
 */
export async function drawSharePicture(brochure: Brochure): Promise<ReadableStream<Uint8Array>> {
  const [first] = brochure.pictures
  const [fonts, logo, [photo]] = await Promise.all([
    readFonts(brochure.brand),
    toLogo(brochure.brand),
    first ? toJpeg(first, brochure.brand.host) : [],
  ])
  const { width, height } = SHARE_PICTURE
  const picture = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'regular', background: brochure.brand.colour.tint }}>
      <Panel brochure={brochure} logo={logo} width={photo ? PANEL : width} />
      {photo && <img alt="" src={toDataUrl('image/jpeg', photo)} width={width - PANEL} height={height} style={{ objectFit: 'cover' }} />}
    </div>,
    toPictureOptions(fonts),
  )
  return picture.body ?? new ReadableStream()
}

let files: FileCache | null = null

/**
 * Returns a vehicle's share picture from the file cache. It is rendered once per content, one at a time.
 * @throws BusyError when too many requests are waiting.
 */
export function openSharePicture(brochure: Brochure): ReturnType<FileCache['open']> {
  files ??= createFileCache({ mostBytes: 24_000_000, mostAtOnce: 1, mostWaiting: 20 })
  return files.open(brochureKey(brochure), () => drawSharePicture(brochure))
}
