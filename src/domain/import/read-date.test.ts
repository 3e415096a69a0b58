import { describe, expect, test } from 'vitest'
import { readDate } from './read-date'

const dateOf = (text: string, zone = 'Australia/Brisbane') => {
  const reading = readDate(text, 'Rego expiry', zone)
  return reading.kind === 'value' ? reading.value : reading.reason
}

describe('ADM-19, CAR-01: dates', () => {
  test.each([
    ['05/03/2027', 'Australia/Brisbane', '2027-03-04T14:00:00.000Z'],
    ['5/3/2027', 'Australia/Perth', '2027-03-04T16:00:00.000Z'],
    ['05-03-2027', 'Australia/Brisbane', '2027-03-04T14:00:00.000Z'],
    ['5 Mar 2027', 'Australia/Brisbane', '2027-03-04T14:00:00.000Z'],
    ['5 March 2027', 'Australia/Brisbane', '2027-03-04T14:00:00.000Z'],
    ['2027-03-05', 'Australia/Brisbane', '2027-03-04T14:00:00.000Z'],
    ['2027-03-05 00:00:00', 'Australia/Brisbane', '2027-03-04T14:00:00.000Z'],
    ['05/03/2027 12:00:00 AM', 'Australia/Brisbane', '2027-03-04T14:00:00.000Z'],
    ['2027-03-05T09:30:00+10:00', 'Australia/Perth', '2027-03-04T23:30:00.000Z'],
    ['2027-03-05T00:00:00Z', 'Australia/Perth', '2027-03-05T00:00:00.000Z'],
    ['15/01/2027', 'Australia/Sydney', '2027-01-14T13:00:00.000Z'],
    ['15/07/2027', 'Australia/Sydney', '2027-07-14T14:00:00.000Z'],
    ['29/02/2028', 'Australia/Brisbane', '2028-02-28T14:00:00.000Z'],
  ])('ADM-19: %s in %s is %s', (text, zone, instant) => {
    expect(dateOf(text, zone)).toBe(instant)
  })

  test.each(['31/02/2026', '29/02/2027', '13/13/2026', '03/2027', '5 Foo 2027', '05/03/27', '2027-13-01', 'soon', '46000', '01/01/0099'])(
    'ADM-19: %s is not a date',
    (text) => {
      expect(dateOf(text)).toBe(`Rego expiry '${text}' is not a date such as 31/12/2026`)
    },
  )
})
