/** Decodes the text of a raw mail. */
export function textOf(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4).replaceAll('\r\n', '\n')
  if (/quoted-printable/i.test(raw)) {
    const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  }
  return /base64/i.test(raw) ? Buffer.from(body, 'base64').toString('utf8') : body
}
