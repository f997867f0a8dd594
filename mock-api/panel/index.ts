/** Runs on each page in development: starts the scenario of the tab, and opens the panel on Alt+M. */
import { startTabScenario, tabScenario } from './tab-scenario.ts'

startTabScenario()

/** Alt+M by the position of the key, because layouts produce other characters. */
const isKey = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) => code === 'KeyM' && altKey && !ctrlKey && !metaKey

const loadPanel = () => import('./panel.ts')

addEventListener('keydown', event => {
  if (!isKey(event)) return
  event.preventDefault()
  void loadPanel().then(({ togglePanel }) => togglePanel())
})

// A chosen scenario is shown, because it is easily forgotten.
if (tabScenario()) void loadPanel().then(({ showBadge }) => showBadge())
