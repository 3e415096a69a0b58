import { listOrders } from './orders'
import type { Order } from './page/order'
import type { Options } from './read-options'

/** Returns the orders that match the options, without existing pictures. */
export function chooseOrders({ sets, bodies, fronts, views, redraws }: Options, exists: (file: string) => boolean): Order[] {
  const isWanted = (file: string) => views.length === 0 || views.some((view) => file.includes(`-${view}.`) || file.startsWith(`${view}.`))
  const isMissing = (file: string, mirrored = file) => isWanted(file) && (redraws || !exists(file) || !exists(mirrored))
  return sets.flatMap(listOrders).flatMap((order): Order[] => {
    if (order.kind === 'room') return isMissing(order.file) ? [order] : []
    const outputs = order.outputs.filter(({ file, mirrored }) => isMissing(file, mirrored))
    return outputs.length > 0 && bodies.includes(order.body) && fronts.includes(order.front) ? [{ ...order, outputs }] : []
  })
}

/** Lists the files that an order creates. */
export function listFiles(order: Order): string[] {
  return order.kind === 'room'
    ? [order.file]
    : order.outputs.flatMap(({ file, mirrored }) => [file, ...(mirrored === undefined ? [] : [mirrored])])
}
