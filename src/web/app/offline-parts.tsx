import { getDefaultStore } from 'jotai'
import { shownPageAtom } from '#web/app/ahead.ts'
import { renewPage, router } from '#web/app/navigation/router.ts'
import { ConnectionLine } from '#web/offline/connection-line.tsx'
import { InstallOffer } from '#web/offline/install.tsx'
import { startOutbox } from '#web/offline/outbox-start.ts'
import { holdSaving, startWorker, tellShownPage } from '#web/offline/worker.ts'

void startWorker(renewPage)
startOutbox()
router.subscribe(({ navigation }) => void (navigation.state === 'loading' && holdSaving()))
const state = getDefaultStore()
const tellShown = () => tellShownPage(state.get(shownPageAtom))
state.sub(shownPageAtom, tellShown)
tellShown()

/** The visible offline parts of every page. Importing this module starts the others, once for each document. */
export const Offline = () => (
  <>
    <ConnectionLine />
    <InstallOffer />
  </>
)
