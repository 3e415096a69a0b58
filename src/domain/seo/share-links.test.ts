import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COPIED_MS, listShareLinks, SHARE_CHANNELS, SHARE_WINDOW, toCopiedText } from './share-links'

const page = { url: 'https://harbour.example/cars/rav4', title: '2023 Toyota RAV4 & tow bar' }
const TITLE = '2023%20Toyota%20RAV4%20%26%20tow%20bar'
const URL_ = 'https%3A%2F%2Fharbour.example%2Fcars%2Frav4'

test.each([
  ['facebook', 'phone', `https://www.facebook.com/sharer/sharer.php?u=${URL_}`, 'window'],
  ['x', 'phone', `https://twitter.com/intent/tweet?text=${TITLE}&url=${URL_}`, 'window'],
  ['whatsapp', 'phone', `https://api.whatsapp.com/send?text=${TITLE}%20${URL_}`, 'window'],
  ['whatsapp', 'computer', `https://web.whatsapp.com/send?text=${TITLE}%20${URL_}`, 'window'],
  ['email', 'computer', `mailto:?subject=${TITLE}&body=${TITLE}%0A%0A${URL_}`, 'program'],
  ['sms', 'phone', `sms:?&body=${TITLE}%20${URL_}`, 'program'],
] as const)('VDP-23: the link for %s on a %s', (channel, device, href, opens) => {
  expect(listShareLinks(page, device).find((link) => link.channel === channel)).toMatchObject({ href, opens })
})

test('VDP-23: each channel appears once, in order, with a label', () => {
  const links = listShareLinks(page, 'computer')
  expect(links.map(({ channel }) => channel)).toEqual([...SHARE_CHANNELS])
  expect(new Set(links.map(({ label }) => label)).size).toBe(SHARE_CHANNELS.length)
})

test('VDP-23: any car name is passed on unchanged and adds no other parameter', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (title) => {
      for (const { channel, href } of listShareLinks({ ...page, title }, 'phone')) {
        const given = new URLSearchParams(href.slice(href.indexOf('?')))
        const words = channel === 'facebook' ? given.get('u') : (given.get('text') ?? given.get('body'))
        expect(words).toContain(channel === 'facebook' ? page.url : title)
      }
    }),
  )
})

test('VDP-24: the size of a social site’s window', () => {
  expect(SHARE_WINDOW).toContain('width=550,height=400')
})

test('VDP-20, VDP-21: the message after copying, and how long it is shown', () => {
  expect(toCopiedText('2023 Toyota RAV4')).toBe('Copied 2023 Toyota RAV4 to your clipboard!')
  expect(COPIED_MS).toBe(1500)
})
