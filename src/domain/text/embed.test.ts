import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainBadEmbed, explainBadVideo, toEmbed, toVideo } from './embed'

test.each([
  ['a video by its page', 'https://www.youtube.com/watch?v=abcDEF12345&t=9', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['a short address', 'https://youtu.be/abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['Vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['a map', 'https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
  ['a walk-through', 'https://my.matterport.com/show/?m=abc', 'https://my.matterport.com/show/?m=abc'],
  ['another page of a listed host', 'https://www.google.com/search?q=1', null],
  ['a host that ends like a listed one', 'https://evil-calendly.com/x', null],
  ['a host below a listed one', 'https://calendly.com.evil.example/x', null],
  ['a user before the host', 'https://calendly.com@evil.example/', null],
  ['a port', 'https://calendly.com:8443/x', null],
  ['without https', 'http://calendly.com/x', null],
  ['a script', 'javascript:alert(1)', null],
  ['data', 'data:text/html,<script>alert(1)</script>', null],
  ['nothing', '', null],
])('CMS-01: embeds %s', (_, address, src) => {
  expect(toEmbed(address)?.src ?? null).toBe(src)
})

test.each([
  ['<iframe src="https://calendly.com/x"></iframe>', /only the address/],
  ['<script src="https://calendly.com/x.js"></script>', /Scripts are never embedded/],
  ['https://evil.example/', /Only pages of YouTube/],
  ['', /Paste the address/],
])('CMS-01: explains what is wrong with %j', (address, words) => {
  expect(explainBadEmbed(address)).toMatch(words)
})

test('CMS-01: an embed is always from a listed host over https', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.webUrl().map((url) => url.replace('://', '://calendly.com@')),
      ),
      (address) => {
        const embed = toEmbed(address)
        if (embed) expect(new URL(embed.src).protocol).toBe('https:')
        expect(embed === null || explainBadEmbed(address) === null).toBe(true)
      },
    ),
  )
})

test.each([
  ['https://vimeo.com/76979871', { kind: 'frame', label: 'Vimeo' }],
  ['/demo-media/walk.mp4', { kind: 'file', src: '/demo-media/walk.mp4' }],
  ['https://cdn.example/walk.WEBM', { kind: 'file' }],
])('CMS-01: %s is a video', (address, video) => {
  expect(toVideo(address)).toMatchObject(video)
  expect(explainBadVideo(address)).toBeNull()
})

test.each(['//evil.example/a.mp4', 'javascript:a.mp4', '/a.mp4"onload=', 'https://cdn.example/a.exe', ''])(
  'CMS-01: %j is not a video',
  (address) => {
    expect(toVideo(address)).toBeNull()
    expect(explainBadVideo(address)).toMatch(/YouTube or Vimeo/)
  },
)
