import type { SwitchOverrides } from '@/domain/switches/switches'

export const switches: SwitchOverrides = { siteKind: 'dealer', megaMenuEnabled: true }
