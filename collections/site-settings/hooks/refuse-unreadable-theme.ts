import type { CollectionBeforeChangeHook } from 'payload'

export const refuseUnreadableTheme: CollectionBeforeChangeHook = ({ data }) => data
