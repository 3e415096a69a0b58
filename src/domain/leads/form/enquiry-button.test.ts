import { expect, test } from 'vitest'
import { resolveEnquiryButton } from './enquiry-button'

const chat = {
  name: 'Yard Chat',
  scriptUrl: 'https://chat.example/start.js',
  openCall: 'YardChat.open',
  attributes: { 'data-site': '7' },
  hosts: [],
}

test.each([
  ['enquire', null, 'Enquire Now', null],
  ['enquire', chat, 'Enquire Now', null],
  ['chat', chat, 'Instant Message', chat],
  ['chat', null, 'Enquire Now', null],
] as const)('VDP-06: mode %s with the service %o reads %s', (enquiryButtonMode, chatProvider, label, opens) => {
  expect(resolveEnquiryButton({ enquiryButtonMode, chatProvider })).toEqual({ label, chat: opens })
})
