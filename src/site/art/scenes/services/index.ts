import offlineOrder from './offline-order.ts'
import till from './till.ts'

/** Scenes of services and of their parts. */
export const services = {
  'offline-order': offlineOrder,
  till,
}
