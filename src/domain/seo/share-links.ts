/** Where a car's page can be sent to, besides copying its address (VDP-23). */
export const SHARE_CHANNELS = ['facebook', 'x', 'whatsapp', 'email', 'sms'] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

/** One way to send a page: social sites open in a window of their own, mail and messages in the visitor's own program (VDP-24). */
export type ShareLink = { channel: ShareChannel; label: string; href: string; opens: 'window' | 'program' }

/** The page that is sent: its full address and its name. */
export type SharedPage = { url: string; title: string }

const LABELS: Record<ShareChannel, string> = { facebook: 'Facebook', x: 'X', whatsapp: 'WhatsApp', email: 'Email', sms: 'Text message' }

/** WhatsApp answers phones at one host and computers at another (VDP-23). */
const WHATSAPP = { phone: 'https://api.whatsapp.com/send', computer: 'https://web.whatsapp.com/send' } as const

function query(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

function toHref(channel: ShareChannel, { url, title }: SharedPage, device: keyof typeof WHATSAPP): string {
  const words = `${title} ${url}`
  switch (channel) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`
    case 'x':
      return `https://twitter.com/intent/tweet?${query({ text: title, url })}`
    case 'whatsapp':
      return `${WHATSAPP[device]}?${query({ text: words })}`
    case 'email':
      return `mailto:?${query({ subject: title, body: `${title}\n\n${url}` })}`
    case 'sms':
      // the ampersand after the question mark is what both kinds of phones read
      return `sms:?&${query({ body: words })}`
  }
}

/** The addresses by which a page is shared, in the order they are offered (VDP-23). */
export function listShareLinks(page: SharedPage, device: 'phone' | 'computer'): ShareLink[] {
  return SHARE_CHANNELS.map((channel) => ({
    channel,
    label: LABELS[channel],
    href: toHref(channel, page, device),
    opens: channel === 'email' || channel === 'sms' ? 'program' : 'window',
  }))
}

/** The features of the window that a social site opens in (VDP-24). */
export const SHARE_WINDOW = 'popup,width=550,height=400,noopener'

/** What the toast says after copying, where a tenant has one (VDP-21). */
export function toCopiedText(carName: string): string {
  return `Copied ${carName} to your clipboard!`
}

/** How long the copy button says 'Copied' (VDP-20), in milliseconds. */
export const COPIED_MS = 1_500
