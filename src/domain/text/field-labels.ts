/** Spellings for parts of field names. */
const SPELLINGS: Readonly<Record<string, string>> = {
  id: 'ID',
  url: 'address',
  km: 'km',
  nvic: 'NVIC',
  smtp: 'SMTP',
  litres: '(litres)',
  autograb: 'Autograb',
  youx: 'YouX',
}

/** Converts a field name to a default label: 'offer_price' → 'Offer price', 'video_url' → 'Video address'. */
export function toFieldLabel(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Converts a field's path to a readable one, counted from 1: 'layout.0.shortcuts.1.icon' → 'Block 1 > Shortcuts 2 > Icon'.
 * @param label The field's label, if it differs from its name.
 */
export function toPathLabel(path: string, label?: string): string {
  const steps: string[] = []
  for (const part of path.split('.')) {
    if (!/^\d+$/.test(part)) steps.push(part === 'layout' ? 'Block' : toFieldLabel(part))
    else steps.push(`${steps.pop() ?? 'Row'} ${Number(part) + 1}`)
  }
  if (label !== undefined) steps.splice(-1, 1, label)
  return steps.join(' > ')
}
