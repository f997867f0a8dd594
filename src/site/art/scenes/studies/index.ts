import cutStrip from './cut-strip.ts'
import fileDrawer from './file-drawer.ts'
import heightChart from './height-chart.ts'
import nightSettlement from './night-settlement.ts'
import resultsMorning from './results-morning.ts'
import twoTables from './two-tables.ts'
import wardBoard from './ward-board.ts'

/** Scenes of case studies. */
export const studies = {
  'cut-strip': cutStrip,
  'file-drawer': fileDrawer,
  'height-chart': heightChart,
  'night-settlement': nightSettlement,
  'results-morning': resultsMorning,
  'two-tables': twoTables,
  'ward-board': wardBoard,
}
