/** '(07) 7010 4400' → 'tel:0770104400'. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
