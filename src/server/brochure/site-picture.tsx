import { createHash } from 'node:crypto'
import { ImageResponse } from 'next/og'
import type { BrochureBrand } from '@/domain/vehicle/brochure'
import { createFileCache, type FileCache } from './file-cache'
import { toPictureOptions } from './share-picture'
import { readFonts } from './static-fonts'
import { toLogo } from './write-brochure'

/** Longer names use a smaller font so that they fit. */
const LONG_NAME = 22

async function drawSitePicture(brand: BrochureBrand): Promise<ReadableStream<Uint8Array>> {
  const [fonts, logo] = await Promise.all([readFonts(brand), toLogo(brand)])
  const { brandDark, brandDarkInk, action } = brand.colour
  const picture = new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        padding: 96,
        background: brandDark,
        color: brandDarkInk,
        borderLeft: `24px solid ${action}`,
        fontFamily: 'regular',
      }}
    >
      {logo && (
        <img
          alt=""
          src={`data:image/png;base64,${logo.toString('base64')}`}
          height={96}
          style={{ marginBottom: 48, objectFit: 'contain' }}
        />
      )}
      <div style={{ display: 'flex', fontFamily: 'display', fontSize: brand.name.length > LONG_NAME ? 72 : 96, lineHeight: 1.1 }}>
        {brand.name}
      </div>
      {brand.tagline && <div style={{ display: 'flex', fontSize: 36, marginTop: 24, opacity: 0.85 }}>{brand.tagline}</div>}
      <div style={{ display: 'flex', fontSize: 28, marginTop: 56, opacity: 0.85 }}>{brand.host}</div>
    </div>,
    toPictureOptions(fonts),
  )
  return picture.body ?? new ReadableStream()
}

let files: FileCache | null = null

/**
 * Returns the picture that social sites show with a link to a page without its own (SEO-01): PNG of 1200 by 630 px, rendered once per brand.
 * @throws BusyError when too many requests are waiting.
 */
export function openSitePicture(brand: BrochureBrand): { key: string; open: () => ReturnType<FileCache['open']> } {
  const key = createHash('sha256').update(JSON.stringify(brand)).digest('base64url').slice(0, 22)
  files ??= createFileCache({ mostBytes: 8_000_000, mostAtOnce: 1, mostWaiting: 20 })
  const cache = files
  return { key, open: () => cache.open(key, () => drawSitePicture(brand)) }
}
