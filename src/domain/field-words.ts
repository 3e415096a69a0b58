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
