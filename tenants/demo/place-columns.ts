import type { DemoBlock, DemoColumn, DemoLocation } from './content'

const toLink = (phone: string) => `[${phone}](tel:${phone.replace(/\D/g, '')})`
const hoursOn = ({ hours }: DemoLocation, day: string) => hours.find(({ weekday }) => weekday === day)?.formated_hours ?? 'Closed'

function toColumn(location: DemoLocation): DemoColumn {
  const { address, phone } = location
  return {
    heading: address.city,
    content: [
      `${address.street}, ${address.city} ${address.state} ${address.postcode}`,
      `Monday to Friday ${hoursOn(location, '1')}, Saturday ${hoursOn(location, '6')}`,
      `Phone ${toLink(phone)}`,
    ].join('\n\n'),
    link: { label: 'Plan your visit', href: '/locations' },
  }
}

/** Up to four places where cars are sold, each in a column of its own. */
export function placeColumns(locations: DemoLocation[], words: { heading: string; text?: string }): DemoBlock {
  const shown = locations.filter(({ type }) => type === 'sales').slice(0, 4)
  return { blockType: 'columns', ...words, columns: shown.map(toColumn), tone: 'tint' }
}
