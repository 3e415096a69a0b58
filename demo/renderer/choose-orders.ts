import { listOrders } from './orders'
import type { RoomOrder } from './page/order'
import type { Options } from './read-options'

/** Returns the orders that match the options, without existing pictures. */
export function chooseOrders({ sets, views, redraws }: Options, exists: (file: string) => boolean): RoomOrder[] {
  const isWanted = (file: string) => views.length === 0 || views.some((view) => file.includes(`-${view}.`) || file.startsWith(`${view}.`))
  return sets.flatMap(listOrders).filter(({ file }) => isWanted(file) && (redraws || !exists(file)))
}
