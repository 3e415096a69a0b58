/**
 * How a video is played: `file` by the browser, `frame` by another site's player in an iframe. `url` is where it can be watched separately.
 * `host` is the other site, shown to visitors before it loads.
 */
export type Video = { kind: 'file'; url: string } | { kind: 'frame'; src: string; url: string; host: string }

const FILE = /\.(mp4|m4v|webm|mov|ogv)$/i
const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/
const YOUTUBE_ID = /^[\w-]{6,20}$/
const VIMEO_PATH = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/

function parseAddress(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}

function readYoutubeId({ hostname, pathname, searchParams }: URL): string | null {
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : YOUTUBE.test(hostname)
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
        : null
  return id && YOUTUBE_ID.test(id) ? id : null
}

function toVimeoPlayer({ hostname, pathname, searchParams }: URL): string | null {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return null
  const [, id, hash = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? []
  if (id === undefined) return null
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash && /^[0-9a-f]+$/.test(hash) ? `&h=${hash}` : ''}`
}

/**
 * Returns how to play the video at an address (GAL-05, GAL-09): a file, a YouTube or Vimeo page in its player without cookies, anything
 * else in an iframe. Returns null unless the address is a path on this platform or https.
 */
export function resolveVideo(address: string | null): Video | null {
  const trimmed = address?.trim() ?? ''
  if (/^\/(?![/\\])/.test(trimmed)) return FILE.test(trimmed.replace(/[?#].*$/, '')) ? { kind: 'file', url: trimmed } : null
  const url = parseAddress(trimmed)
  if (!url) return null
  if (FILE.test(url.pathname)) return { kind: 'file', url: url.href }
  const youtube = readYoutubeId(url)
  const src = youtube ? `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0&playsinline=1` : toVimeoPlayer(url)
  return { kind: 'frame', src: src ?? url.href, url: url.href, host: url.hostname.replace(/^www\./, '') }
}

const IFRAME_SOURCE = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/**
 * Returns the iframe of an embed code (SPIN-07): a plain address, or the one in an `<iframe>`. Ignores the rest of the code, so its scripts
 * never run. Returns null without an iframe.
 */
export function resolveSpinEmbed(code: string | null): Extract<Video, { kind: 'frame' }> | null {
  const trimmed = code?.trim() ?? ''
  const [, quoted, single, bare] = IFRAME_SOURCE.exec(trimmed) ?? []
  const named = (quoted ?? single ?? bare ?? (trimmed.includes('<') ? '' : trimmed)).replaceAll('&amp;', '&').trim()
  const url = parseAddress(named.startsWith('//') ? `https:${named}` : named)
  return url && { kind: 'frame', src: url.href, url: url.href, host: url.hostname.replace(/^www\./, '') }
}
