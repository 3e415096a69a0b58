/** Explains why an address cannot receive webhooks; null for a valid one. Whether its host is public is checked at each delivery. */
export function explainBadWebhook(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'https:') return 'Give a whole address that starts with https://.'
  if (url.username || url.password) return 'Leave user and password out of the address; calls are signed with the secret.'
  return url.hostname.includes('.') ? null : 'Give the full name of the host, such as crm.example.com.'
}
