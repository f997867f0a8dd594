import classRegister from './class-register.ts'
import deliveryRickshaw from './delivery-rickshaw.ts'
import ledger from './ledger.ts'
import lineBoard from './line-board.ts'
import sharedRecord from './shared-record.ts'
import shelfCount from './shelf-count.ts'
import streetOfTrades from './street-of-trades.ts'
import unitPlan from './unit-plan.ts'

/** Scenes of industries. */
export const industries = {
  'class-register': classRegister,
  'delivery-rickshaw': deliveryRickshaw,
  ledger,
  'line-board': lineBoard,
  'shared-record': sharedRecord,
  'shelf-count': shelfCount,
  'street-of-trades': streetOfTrades,
  'unit-plan': unitPlan,
}
