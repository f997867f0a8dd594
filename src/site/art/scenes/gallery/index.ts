import eveningRoof from './evening-roof.ts'
import longTable from './long-table.ts'
import lunch from './lunch.ts'
import paperSketches from './paper-sketches.ts'
import printerShelf from './printer-shelf.ts'
import pulledCable from './pulled-cable.ts'

/** What the gallery's captions speak of, while there are no photographs. */
export const gallery = {
  'evening-roof': eveningRoof,
  'long-table': longTable,
  lunch,
  'paper-sketches': paperSketches,
  'printer-shelf': printerShelf,
  'pulled-cable': pulledCable,
}
