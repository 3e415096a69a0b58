import type { CollectionBeforeDeleteHook } from 'payload'

/** With a lead goes all that was sent of it: nothing of a person stays behind (SEC-05). */
export const dropDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['lead-deliveries', 'captured-mails'] as const) {
    await req.payload.delete({ collection, where: { lead: { equals: id } }, req })
  }
}
