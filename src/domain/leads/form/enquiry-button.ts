import type { ChatProvider } from '@/domain/switches/json-fields'

/** Label of a car's enquiry button and the chat that it opens. Without a chat it links to the enquiry form. */
export type EnquiryButton = { label: string; chat: ChatProvider | null }

export const ENQUIRE_LABEL = 'Enquire Now'
export const CHAT_LABEL = 'Instant Message'

/** The enquiry button of a car's page (VDP-06): chat if the site selects it and has configured a service, else the enquiry. */
export function resolveEnquiryButton(switches: {
  enquiryButtonMode: 'enquire' | 'chat'
  chatProvider: ChatProvider | null
}): EnquiryButton {
  const chat = switches.enquiryButtonMode === 'chat' ? switches.chatProvider : null
  return { label: chat ? CHAT_LABEL : ENQUIRE_LABEL, chat }
}
