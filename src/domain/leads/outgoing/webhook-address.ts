/** Why an address cannot be called with leads, in words that say what to do; null for a good one. Whether its host is public shows when it is called. */
export function explainBadWebhook(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'https:') return 'Give a whole address that starts with https://.'
  if (url.username || url.password) return 'Leave user and password out of the address; calls are signed with the secret.'
  return url.hostname.includes('.') ? null : 'Give the full name of the host, such as crm.example.com.'
}
