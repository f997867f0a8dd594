import hungLines from './hung-lines.ts'
import kitchenScreen from './kitchen-screen.ts'
import redKhata from './red-khata.ts'
import schoolBag from './school-bag.ts'
import threeBoats from './three-boats.ts'

/** What our products do, one scene each. */
export const brands = {
  'hung-lines': hungLines,
  'kitchen-screen': kitchenScreen,
  'red-khata': redKhata,
  'school-bag': schoolBag,
  'three-boats': threeBoats,
}
