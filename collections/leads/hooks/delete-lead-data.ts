import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes a lead's deliveries and described trade-in with it, so that no personal data remains (SEC-05). */
export const deleteLeadData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['lead-deliveries', 'captured-mails', 'trade-ins'] as const) {
    await req.payload.delete({ collection, where: { lead: { equals: id } }, req })
  }
}
