import type { CollectionBeforeDeleteHook } from 'payload'

/** With a lead goes all that was sent of it and the car that was described in it: nothing of a person stays behind (SEC-05). */
export const dropDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['lead-deliveries', 'captured-mails', 'trade-ins'] as const) {
    await req.payload.delete({ collection, where: { lead: { equals: id } }, req })
  }
}
