/** The development panel: lists and forms with their last responses, scenarios, submissions, and the service worker. */
import { askMock, forgetSubmissions, type MockState } from './state.ts'
import { styles } from './styles.ts'
import { chooseForTab, tabScenario } from './tab-scenario.ts'
import { addWorker, removeWorker, workerState } from './worker.ts'

/** How often an open panel polls the mock, in milliseconds. */
const pollInterval = 1000

/** Creates an element with properties and children; strings become text nodes. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const host = document.createElement('mock-panel')
const root = host.attachShadow({ mode: 'open' })
const badge = element('button', { type: 'button', className: 'badge', title: 'The mock API (Alt+M)' })
const close = element('button', { type: 'button', textContent: 'Close (Esc)' })
const content = element('div', {})
const dialog = element(
  'dialog',
  { ariaLabel: 'Mock API' },
  element('header', {}, element('h1', { textContent: 'Mock API' }), close),
  content,
)
root.append(element('style', { textContent: styles }), badge, dialog)

const time = (at: string) => new Date(at).toLocaleTimeString()

/** The tab's scenarios by path; the path of a scenario for all is empty. */
const chosenParts = () =>
  new Map(
    tabScenario()
      .split(',')
      .filter(Boolean)
      .map(part => {
        const [first = '', ...rest] = part.trim().split(':')
        return rest.length > 0 && first !== 'slow' ? [first, rest.join(':')] : ['', part.trim()]
      }),
  )

function chooseFor(path: string, scenario: string) {
  const chosen = chosenParts()
  chosen.delete(path)
  if (scenario) chosen.set(path, scenario)
  // The scenario of one path precedes the one for all paths.
  const inOrder = [...chosen].sort(([one], [other]) => Number(one === '') - Number(other === ''))
  chooseForTab(inOrder.map(([name, value]) => (name ? `${name}:${value}` : value)).join(','))
  showBadge()
}

const chooseNone = () => chooseForTab('off')

function choice(path: string, { scenarios }: MockState) {
  const chosen = chosenParts().get(path) ?? ''
  const known = chosen && !scenarios.includes(chosen) ? [chosen, ...scenarios] : scenarios
  const select = element(
    'select',
    { ariaLabel: path ? `Scenario of ${path}` : 'Scenario of all paths' },
    element('option', { value: '', textContent: 'none' }),
    ...known.map(name => element('option', { value: name, textContent: name, defaultSelected: name === chosen })),
  )
  select.addEventListener('change', () => chooseFor(path, select.value))
  return select
}

function lastAnswer({ last }: MockState['paths'][number]): string {
  if (!last) return 'not asked yet'
  const { method, status = 'no answer', scenario, at, milliseconds } = last
  return `${method} ${status}${scenario ? ` (${scenario})` : ''}, ${milliseconds} ms, ${time(at)}`
}

function answersTable(state: MockState) {
  const entries = new Map(state.lists.map(list => [list.name, String(list.entries)]))
  const head = ['Path', 'Entries', 'Last answer', 'In this tab'].map(title => element('th', { textContent: title }))
  const rows = state.paths.map(path =>
    element(
      'tr',
      {},
      element(
        'th',
        { scope: 'row' },
        entries.has(path.name)
          ? element('a', { href: `/api/${path.name}`, textContent: path.name, target: '_blank' })
          : path.name,
      ),
      element('td', { textContent: entries.get(path.name) ?? 'form' }),
      element('td', { textContent: lastAnswer(path) }),
      element('td', {}, choice(path.name, state)),
    ),
  )
  return element('table', {}, element('tr', {}, ...head), ...rows)
}

const submission = ({ form, at, values, file }: MockState['submissions'][number]) =>
  element(
    'details',
    {},
    element('summary', { textContent: `${time(at)} ${form}: ${values.subject ?? values.email ?? ''}` }),
    element('pre', { textContent: JSON.stringify({ ...values, ...(file && { file }) }, null, 2) }),
  )

function button(label: string, run: () => unknown) {
  const made = element('button', { type: 'button', textContent: label })
  made.addEventListener('click', () => void Promise.resolve(run()).then(draw))
  return made
}

async function partsOf(state: MockState): Promise<readonly HTMLElement[]> {
  const worker = await workerState()
  return [
    ...state.problems.map(problem => element('p', { className: 'problem', textContent: problem })),
    element('p', {}, 'All paths of this tab: ', choice('', state), ' ', button('Reset all', chooseNone)),
    ...(state.scenario ? [element('p', { textContent: `Every other request: ${state.scenario}` })] : []),
    answersTable(state),
    element('h2', { textContent: `Sent by forms: ${state.submissions.length}` }),
    ...state.submissions.map(submission).reverse(),
    ...(state.submissions.length > 0 ? [button('Clear', forgetSubmissions)] : []),
    element('h2', { textContent: 'Service worker' }),
    element(
      'p',
      {},
      worker.text,
      ' ',
      worker.registered ? button('Turn it off', removeWorker) : button('Turn it on', addWorker),
    ),
  ]
}

/** The HTML that is shown. Unchanged content is not replaced, so that focus and open details stay. */
let drawn = ''

async function draw() {
  let parts: readonly HTMLElement[]
  try {
    parts = await partsOf(await askMock())
  } catch (error) {
    const wrong = element('p', {
      className: 'problem',
      textContent: error instanceof Error ? error.message : String(error),
    })
    parts = [wrong, button('Reset all', chooseNone)]
  }
  showBadge()
  const html = parts.map(({ outerHTML }) => outerHTML).join('')
  if (html === drawn) return
  drawn = html
  content.replaceChildren(...parts)
}

let timer: ReturnType<typeof setInterval> | undefined
dialog.addEventListener('close', () => clearInterval(timer))
close.addEventListener('click', () => dialog.close())
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && dialog.open) dialog.close()
})
badge.addEventListener('click', () => void togglePanel())

/** Shows the scenario of the tab. */
export function showBadge() {
  document.documentElement.append(host)
  badge.hidden = tabScenario() === ''
  badge.textContent = `mock: ${tabScenario()}`
}

/** Opens the panel, or closes it. */
export async function togglePanel() {
  if (dialog.open) return dialog.close()
  showBadge()
  await draw()
  dialog.show()
  clearInterval(timer)
  timer = setInterval(() => {
    // Replacing a focused control would move the focus.
    if (!content.contains(root.activeElement)) void draw()
  }, pollInterval)
}
