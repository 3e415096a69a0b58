/** The only hosts that may be embedded, and the permissions of their iframes. */
const EMBED_HOSTS = [
  { host: 'www.youtube-nocookie.com', label: 'YouTube' },
  { host: 'player.vimeo.com', label: 'Vimeo' },
  { host: 'my.matterport.com', label: 'Matterport' },
  { host: 'www.google.com', path: '/maps/embed', label: 'Google Maps' },
  { host: 'www.openstreetmap.org', path: '/export/embed.html', label: 'OpenStreetMap' },
  { host: 'calendly.com', label: 'Calendly' },
  { host: 'open.spotify.com', path: '/embed/', label: 'Spotify' },
] as const satisfies readonly { host: string; path?: string; label: string }[]

/** Lets an embed run its scripts on its own origin, but not navigate or read our page. */
export const EMBED_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation'

export type Embed = { src: string; host: string; label: string }

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

/** Converts the address of a video's page, which people copy, to the address of its player. */
function toPlayerAddress(url: URL): URL {
  const video = toVideoFrame(url)
  return video ?? url
}

/**
 * Returns the player address for 'https://youtu.be/abc', 'https://www.youtube.com/watch?v=abc' or 'https://vimeo.com/123', and null for any
 * other.
 */
export function toVideoFrame(url: URL): URL | null {
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id =
      host === 'youtu.be' ? url.pathname.slice(1) : (url.searchParams.get('v') ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(url.pathname)?.[1])
    return id && /^[\w-]{6,20}$/.test(id) ? new URL(`https://www.youtube-nocookie.com/embed/${id}`) : null
  }
  const vimeo = host === 'vimeo.com' || host === 'player.vimeo.com' ? /^\/(?:video\/)?(\d{4,12})$/.exec(url.pathname)?.[1] : undefined
  return vimeo ? new URL(`https://player.vimeo.com/video/${vimeo}`) : null
}

/** Returns the embed for an allowed address, or null, so that no other address reaches the page. */
export function toEmbed(address: string | null | undefined): Embed | null {
  const given = parse(address?.trim() ?? '')
  if (given?.protocol !== 'https:' || given.username !== '' || given.password !== '' || given.port !== '') return null
  const url = toPlayerAddress(given)
  const known = EMBED_HOSTS.find((entry) => entry.host === url.hostname && (!('path' in entry) || url.pathname.startsWith(entry.path)))
  return known ? { src: url.href, host: url.hostname, label: known.label } : null
}

/**
 * Explains why an editor's address can't be embedded, or returns null when it can. Pasted markup has its own message, because services
 * offer it for copying.
 */
export function explainBadEmbed(address: string | null | undefined): string | null {
  const text = address?.trim() ?? ''
  if (text === '') return 'Paste the address of what you want to show.'
  if (/<|script/i.test(text)) return 'Paste only the address (the part in src="…"), not the code around it. Scripts are never embedded.'
  if (toEmbed(text)) return null
  return `Only pages of ${EMBED_HOSTS.map(({ label }) => label).join(', ')} can be embedded, with an address that begins with https://`
}

export type Video = { kind: 'frame'; src: string; label: string } | { kind: 'file'; src: string }

/** Returns the video at an address: YouTube, Vimeo, or a file (.mp4, .webm) over https or on this site. Returns null for anything else. */
export function toVideo(address: string | null | undefined): Video | null {
  const text = address?.trim() ?? ''
  if (/^\/(?!\/)[^\s\\"'<>]+\.(mp4|webm)$/i.test(text)) return { kind: 'file', src: text }
  const url = parse(text)
  if (url?.protocol !== 'https:' || url.username !== '') return null
  const frame = toVideoFrame(url)
  if (frame) return { kind: 'frame', src: frame.href, label: frame.hostname.includes('vimeo') ? 'Vimeo' : 'YouTube' }
  return /\.(mp4|webm)$/i.test(url.pathname) ? { kind: 'file', src: url.href } : null
}

/** Explains why an editor's address is not a video, or returns null when it is one. */
export function explainBadVideo(address: string | null | undefined): string | null {
  return toVideo(address) ? null : 'Paste the address of a video on YouTube or Vimeo, or of a file that ends in .mp4 or .webm.'
}
