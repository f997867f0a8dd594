import cutBill from './cut-bill.ts'
import fortySheets from './forty-sheets.ts'
import hook from './hook.ts'
import keyRing from './key-ring.ts'
import lastPacket from './last-packet.ts'
import shoebox from './shoebox.ts'
import stalePrice from './stale-price.ts'
import stopwatch from './stopwatch.ts'
import tailorsTape from './tailors-tape.ts'
import thumb from './thumb.ts'
import twicePaid from './twice-paid.ts'
import yellowNote from './yellow-note.ts'

/** Scenes of articles. */
export const articles = {
  'cut-bill': cutBill,
  'forty-sheets': fortySheets,
  hook,
  'key-ring': keyRing,
  'last-packet': lastPacket,
  shoebox,
  'stale-price': stalePrice,
  stopwatch,
  'tailors-tape': tailorsTape,
  thumb,
  'twice-paid': twicePaid,
  'yellow-note': yellowNote,
}
