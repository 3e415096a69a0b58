import { describe, expect, test } from 'vitest'
import { SWITCH_KEYS, SWITCHES, type SwitchKey } from '@/domain/switches/switches'
import { describeValue } from './describe-value'

const WORDS: [key: SwitchKey, value: unknown, words: string][] = [
  ['authentication', true, 'On'],
  ['authentication', false, 'Off'],
  ['serviceBookingUrl', null, 'Nothing'],
  ['justArrivedDays', 8, '8 days'],
  ['justArrivedDays', 1, '1 day'],
  ['hitsPerPage', 21, '21'],
  ['financeEstablishmentFee', 1200, '$1,200'],
  ['financeEstablishmentFee', 1360.5, '$1,360.50'],
  ['stickyHeaderScrollPx', 900, '900 px'],
  ['siteKind', 'dealerGroup', 'Dealer group'],
  ['siteKind', 'spaceport', 'spaceport'],
  ['warrantyYears', 5, '5 years'],
  ['plugins', [], 'None'],
  ['plugins', ['Autogauge', 'Car Analysis'], 'Autogauge, Car Analysis'],
  ['stockMakes', ['Kia', 'MG'], 'Kia, MG'],
  ['ctaCardPositions', [6, 8], '6, 8'],
  ['financeRateRange', [7.5, 14.5], '7.5% a year to 14.5% a year'],
  ['announcement', { text: 'Open on Sunday', link: null }, 'Open on Sunday'],
  ['configLinks', SWITCHES.configLinks.default, 'The usual pages'],
  ['configLinks', { ...SWITCHES.configLinks.default, finance: '/apply' }, 'finance: /apply'],
  ['phoneOverrides', { used: '07 3123 4567' }, 'used: 07 3123 4567'],
  ['brandTileLinks', {}, 'None'],
  ['financeFees', [{ label: 'Agency fee', amount: 395 }], 'Agency fee $395'],
  ['financeFees', [{ label: 'Account fee', amount: 8, per: 'month' }], 'Account fee $8 a month'],
  ['eofyPages', [{}, {}], '2 records'],
  ['chatProvider', { name: 'Chat', scriptUrl: 'https://c.example/a.js' }, 'Chat'],
]

describe("ADM-08: describing a switch's value", () => {
  test.each(WORDS)('ADM-08: %s %j is "%s"', (key, value, words) => {
    expect(describeValue(SWITCHES[key].type, value)).toBe(words)
  })

  test.each(SWITCH_KEYS)('ADM-08: the default of %s has a description', (key) => {
    expect(describeValue(SWITCHES[key].type, SWITCHES[key].default)).not.toBe('')
  })
})
