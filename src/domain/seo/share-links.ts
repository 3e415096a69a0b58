/** Channels for sharing a vehicle's page, besides copying its address (VDP-23). */
export const SHARE_CHANNELS = ['facebook', 'x', 'whatsapp', 'email', 'sms'] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

/** A share link. Social sites open in a popup window, mail and messages in the visitor's own program (VDP-24). */
export type ShareLink = { channel: ShareChannel; label: string; href: string; opens: 'window' | 'program' }

/** The shared page with its absolute address. */
export type SharedPage = { url: string; title: string }

const LABELS: Record<ShareChannel, string> = { facebook: 'Facebook', x: 'X', whatsapp: 'WhatsApp', email: 'Email', sms: 'Text message' }

/** WhatsApp has different hosts for phones and computers (VDP-23). */
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
      // '?&' works on both iOS and Android.
      return `sms:?&${query({ body: words })}`
  }
}

/** Lists the share links in display order (VDP-23). */
export function listShareLinks(page: SharedPage, device: 'phone' | 'computer'): ShareLink[] {
  return SHARE_CHANNELS.map((channel) => ({
    channel,
    label: LABELS[channel],
    href: toHref(channel, page, device),
    opens: channel === 'email' || channel === 'sms' ? 'program' : 'window',
  }))
}

/** Window features of the popup for social sites (VDP-24). */
export const SHARE_WINDOW = 'popup,width=550,height=400,noopener'

/** Returns the toast text after copying, for tenants that show one (VDP-21). */
export function toCopiedText(carName: string): string {
  return `Copied ${carName} to your clipboard!`
}

/** How long the copy button says 'Copied', in milliseconds (VDP-20). */
export const COPIED_MS = 1_500
