import classRegister from './class-register.ts'
import deliveryRickshaw from './delivery-rickshaw.ts'
import ledger from './ledger.ts'
import lineBoard from './line-board.ts'
import patchwork from './patchwork.ts'
import sharedRecord from './shared-record.ts'
import shelfCount from './shelf-count.ts'
import unitPlan from './unit-plan.ts'

/** Scenes of industries. */
export const industries = {
  'class-register': classRegister,
  'delivery-rickshaw': deliveryRickshaw,
  ledger,
  'line-board': lineBoard,
  patchwork,
  'shared-record': sharedRecord,
  'shelf-count': shelfCount,
  'unit-plan': unitPlan,
}
