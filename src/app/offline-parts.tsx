import { getDefaultStore } from 'jotai'
import { ConnectionLine } from '#offline/connection-line.tsx'
import { InstallOffer } from '#offline/install.tsx'
import { startOutbox } from '#offline/outbox-start.ts'
import { holdSaving, startWorker, tellShownPage } from '#offline/register.ts'
import { shownPageAtom } from './links.ts'
import { renewPage, router } from './navigation/router.ts'

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
