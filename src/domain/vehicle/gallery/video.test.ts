import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSpinEmbed, resolveVideo } from './video'

const frame = (src: string, url: string, host: string) => ({ kind: 'frame', src, url, host })
const youtube = (url: string, host: string) =>
  frame('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&playsinline=1', url, host)

describe('the video at an address', () => {
  test.each([
    ['GAL-09: a video on this platform', '/demo-media/walk.webm', { kind: 'file', url: '/demo-media/walk.webm' }],
    ['GAL-09: a video elsewhere', 'https://cdn.example/w.mp4?x=1', { kind: 'file', url: 'https://cdn.example/w.mp4?x=1' }],
    [
      'GAL-05: YouTube in the player without cookies',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
      youtube('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube.com'),
    ],
    ['GAL-05: its short address', ' https://youtu.be/dQw4w9WgXcQ ', youtube('https://youtu.be/dQw4w9WgXcQ', 'youtu.be')],
    [
      'GAL-05: a short on a phone',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      youtube('https://m.youtube.com/shorts/dQw4w9WgXcQ', 'm.youtube.com'),
    ],
    [
      'GAL-05: Vimeo without tracking',
      'https://vimeo.com/76979871/ab12',
      frame('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12', 'https://vimeo.com/76979871/ab12', 'vimeo.com'),
    ],
    [
      'GAL-05: any other site in an iframe',
      'https://tours.example/car/9',
      frame('https://tours.example/car/9', 'https://tours.example/car/9', 'tours.example'),
    ],
    ['GAL-09: none', null, null],
    ['GAL-09: blanks', '  ', null],
    ['GAL-09: a page of this platform is not a video', '/contact', null],
    ['GAL-09: not secure', 'http://cdn.example/w.mp4', null],
    ['GAL-09: a script', 'javascript:alert(1)', null],
    ['GAL-09: a script in disguise', 'data:text/html,<script>1</script>', null],
    ['GAL-09: another host after two slashes', '//evil.example/w.mp4', null],
    ['GAL-09: a name and password', 'https://a:b@cdn.example/w.mp4', null],
    ['GAL-09: no address', 'walkaround', null],
  ])('%s', (_, address, expected) => {
    expect(resolveVideo(address)).toEqual(expected)
  })

  test('GAL-05: whatever the feed says, only paths on this platform and https are requested', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['http', 'https', 'ftp', 'javascript'] })), (address) => {
        const video = resolveVideo(address)
        const fetched = video?.kind === 'frame' ? video.src : video?.url
        expect(fetched === undefined || /^(\/(?!\/)|https:\/\/)/.test(fetched)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the iframe of an embed code', () => {
  test.each([
    ['SPIN-07: an address', 'https://spin.example/v/7', 'https://spin.example/v/7'],
    [
      'SPIN-07: an iframe',
      '<div><iframe width="1" src="https://spin.example/v/7?a=1&amp;b=2"></iframe></div>',
      'https://spin.example/v/7?a=1&b=2',
    ],
    ['SPIN-07: an iframe in single quotes', "<IFRAME SRC='//spin.example/v/7'></IFRAME>", 'https://spin.example/v/7'],
    ['SPIN-07: an iframe without quotes', '<iframe src=https://spin.example/v/7 allowfullscreen>', 'https://spin.example/v/7'],
    ['SPIN-07: a script does not run', '<script src="https://spin.example/v.js"></script>', undefined],
    ['SPIN-07: an iframe with a script address is rejected', '<iframe src="javascript:alert(1)"></iframe>', undefined],
    ['SPIN-07: an iframe with its own document is rejected', '<iframe srcdoc="<script>1</script>"></iframe>', undefined],
    ['SPIN-07: not secure', 'http://spin.example/v/7', undefined],
    ['SPIN-07: none', null, undefined],
    ['SPIN-07: blanks', ' ', undefined],
  ])('%s', (_, code, expected) => {
    expect(resolveSpinEmbed(code)?.src).toBe(expected)
  })
})
