import type { BeforeListTableServerProps } from 'payload'
import { hasRight, toStaffRole } from '@/domain/staff/access-table'
import { mappingSchema } from '@/domain/import/mapping'
import { ImportActions } from '@/features/stock-import/import-actions'
import { StockImporter } from '@/features/stock-import/stock-importer'

function mayImport(user: BeforeListTableServerProps['user']): boolean {
  const role = toStaffRole(user && 'role' in user ? user.role : null)
  return role !== null && hasRight(role, 'vehicles', 'create') && hasRight(role, 'vehicles', 'update')
}

/**
 * Shows the importer above the admin's list of imports, for staff who may change stock, with the dealerships and mappings that they may
 * access (ADM-19).
 */
export async function StockImportPanel({ payload, user }: BeforeListTableServerProps) {
  if (!user || !mayImport(user)) return null
  const readable = { depth: 0, pagination: false, overrideAccess: false, user } as const
  const [dealerships, feeds] = await Promise.all([
    payload.find({ collection: 'dealerships', sort: 'name', ...readable }),
    payload.find({ collection: 'stock-feeds', sort: 'name', ...readable }),
  ])
  return (
    <StockImporter
      historyPath={`${payload.config.routes.admin}/collections/stock-imports`}
      dealerships={dealerships.docs.map(({ id, name, tenant }) => ({ id, name, tenant: typeof tenant === 'number' ? tenant : 0 }))}
      feeds={feeds.docs.flatMap(({ id, name, dealership, columns }) => {
        const mapping = mappingSchema.safeParse(columns)
        return mapping.success && typeof dealership === 'number' ? [{ id, name, dealership, columns: mapping.data }] : []
      })}
    />
  )
}

export function StockImportActions() {
  return <ImportActions />
}
