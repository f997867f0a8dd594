/** The mock's part of a page in development: the scenario of the tab, and the panel, which a key opens. */
import { startTabScenario, tabScenario } from './tab-scenario.ts'

startTabScenario()

/** Alt and M, whatever letter the keyboard makes of them. */
const isKey = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) => code === 'KeyM' && altKey && !ctrlKey && !metaKey

const loadPanel = () => import('./panel.ts')

addEventListener('keydown', event => {
  if (!isKey(event)) return
  event.preventDefault()
  void loadPanel().then(({ togglePanel }) => togglePanel())
})

// A chosen scenario is easily forgotten: the page says so.
if (tabScenario()) void loadPanel().then(({ showBadge }) => showBadge())
