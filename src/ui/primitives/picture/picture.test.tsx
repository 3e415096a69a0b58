import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture } from './picture'
import { resolveSources } from './sources'

describe('pictures', () => {
  test.each(['/demo-media/suv-blue-front.webp', '/api/media/file/yard.jpg'])(
    'PERF-01: %s is offered in every size up to its own',
    (src) => {
      const { src: own, srcSet } = resolveSources(src, 1200)
      const encoded = encodeURIComponent(src)
      expect(own).toBe(`/_next/image?url=${encoded}&w=1200&q=75`)
      expect(srcSet?.split(', ')).toEqual([384, 640, 828, 1200].map((width) => `/_next/image?url=${encoded}&w=${width}&q=75 ${width}w`))
    },
  )

  test.each([
    [300, 384],
    [700, 828],
    [1920, 1920],
    [4000, 1920],
  ])('PERF-01: a picture of %d px is offered up to %d', (ownWidth, largest) => {
    expect(resolveSources('/api/media/file/a.jpg', ownWidth).srcSet?.endsWith(` ${largest}w`)).toBe(true)
  })

  test.each(['https://photos.example/a.jpg', '//photos.example/a.jpg', '/media/logo.svg', '/media/a.jpg'])(
    'PERF-01: %s is not resized',
    (src) => {
      expect(resolveSources(src, 1200)).toEqual({ src, srcSet: null })
    },
  )

  test('PERF-01: the first pictures load eagerly, the others lazily; all reserve their space', () => {
    const draw = (isEager: boolean) =>
      renderToStaticMarkup(<Picture src="/api/media/file/a.jpg" alt="A ute" width={1200} height={800} isEager={isEager} sizes="50vw" />)
    expect(draw(true)).toContain('loading="eager" fetchPriority="high"')
    expect(draw(false)).toContain('loading="lazy"')
    expect(draw(false)).toContain('sizes="50vw" alt="A ute" width="1200" height="800"')
  })

  test('EDT-14: a cropped picture keeps its focal point in view', () => {
    const draw = (position?: string) =>
      renderToStaticMarkup(<Picture src="/api/media/file/a.jpg" alt="A ute" width={1200} height={800} position={position} />)
    expect(draw('20% 75%')).toContain('style="object-position:20% 75%"')
    expect(draw()).not.toContain('style=')
  })
})
