/** Parts of names that are no words of their own. */
const SPELLED: Readonly<Record<string, string>> = {
  id: 'ID',
  url: 'address',
  km: 'km',
  nvic: 'NVIC',
  smtp: 'SMTP',
  litres: '(litres)',
  autograb: 'Autograb',
  youx: 'YouX',
}

/** A field's name as people read it where nothing better is written: 'offer_price' → 'Offer price', 'video_url' → 'Video address'. */
export function spellFieldName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '')
    .map((word) => SPELLED[word] ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Where a field stands, as people count: 'layout.0.shortcuts.1.icon' → 'Block 1 > Shortcuts 2 > Icon'.
 * @param label What the field itself is called, when that is not its name.
 */
export function spellFieldPath(path: string, label?: string): string {
  const steps: string[] = []
  for (const part of path.split('.')) {
    if (!/^\d+$/.test(part)) steps.push(part === 'layout' ? 'Block' : spellFieldName(part))
    else steps.push(`${steps.pop() ?? 'Row'} ${Number(part) + 1}`)
  }
  if (label !== undefined) steps.splice(-1, 1, label)
  return steps.join(' > ')
}
