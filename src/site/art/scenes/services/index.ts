import beforeTheMeeting from './before-the-meeting.ts'
import cutThreads from './cut-threads.ts'
import everyState from './every-state.ts'
import fanAndTicket from './fan-and-ticket.ts'
import fanOfForecast from './fan-of-forecast.ts'
import fiveZones from './five-zones.ts'
import forklift from './forklift.ts'
import hoop from './hoop.ts'
import invoiceReading from './invoice-reading.ts'
import laneOnABoard from './lane-on-a-board.ts'
import lastPiece from './last-piece.ts'
import nineClicks from './nine-clicks.ts'
import offlineOrder from './offline-order.ts'
import openDoor from './open-door.ts'
import outOfTheBasement from './out-of-the-basement.ts'
import pageWeight from './page-weight.ts'
import paperAndFivePeople from './paper-and-five-people.ts'
import promises from './promises.ts'
import redLine from './red-line.ts'
import rollOfFields from './roll-of-fields.ts'
import shipToGate from './ship-to-gate.ts'
import sieve from './sieve.ts'
import signpost from './signpost.ts'
import spools from './spools.ts'
import tablesAndTickets from './tables-and-tickets.ts'
import tenthPiece from './tenth-piece.ts'
import till from './till.ts'
import trainOfProcesses from './train-of-processes.ts'
import twoFigures from './two-figures.ts'
import twoKeys from './two-keys.ts'
import wayIn from './way-in.ts'

/** Scenes of services and of their parts. */
export const services = {
  'before-the-meeting': beforeTheMeeting,
  'cut-threads': cutThreads,
  'every-state': everyState,
  'fan-and-ticket': fanAndTicket,
  'fan-of-forecast': fanOfForecast,
  'five-zones': fiveZones,
  forklift,
  hoop,
  'invoice-reading': invoiceReading,
  'lane-on-a-board': laneOnABoard,
  'last-piece': lastPiece,
  'nine-clicks': nineClicks,
  'offline-order': offlineOrder,
  'open-door': openDoor,
  'out-of-the-basement': outOfTheBasement,
  'page-weight': pageWeight,
  'paper-and-five-people': paperAndFivePeople,
  promises,
  'red-line': redLine,
  'roll-of-fields': rollOfFields,
  'ship-to-gate': shipToGate,
  sieve,
  signpost,
  spools,
  'tables-and-tickets': tablesAndTickets,
  'tenth-piece': tenthPiece,
  till,
  'train-of-processes': trainOfProcesses,
  'two-figures': twoFigures,
  'two-keys': twoKeys,
  'way-in': wayIn,
}
