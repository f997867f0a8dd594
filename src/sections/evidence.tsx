import { useId } from 'react'
import type { Evidence as Content, EvidenceLine, EvidencePanel } from '#content/schema/evidence.ts'
import { Icon } from '#ui/icon.tsx'
import { spaced } from '#ui/spaced.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { Ground } from './ground.tsx'

const icons = { good: 'check', open: 'alert-triangle', bad: 'x' } as const

const Line = ({ when, text, value, share, mark }: EvidenceLine) => (
  <li className="proof-line" data-mark={mark}>
    {when && <span className="proof-when">{when}</span>} <span className="proof-text">{unbroken(text)}</span>{' '}
    {value && <b className="proof-value">{unbroken(value)}</b>}
    {mark && <Icon name={icons[mark]} />}
    {share !== undefined && (
      <svg className="proof-share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share} height="1" />
      </svg>
    )}
  </li>
)

const Sum = ({ text, value }: NonNullable<EvidencePanel['sum']>) => (
  <p className="proof-sum">
    <span>{unbroken(text)}</span> <b>{value}</b>
  </p>
)

const Panel = ({ title, lines, sum }: EvidencePanel) => (
  <div className="proof-panel">
    <h3 className="small text-soft font-700">{unbroken(title)}</h3>
    <ul>
      {lines.map(line => (
        <Line key={`${line.when}${line.text}`} {...line} />
      ))}
    </ul>
    {sum && <Sum {...sum} />}
  </div>
)

/** Radio buttons and CSS choose the state, so that it works before and without scripts. */
function Screens({ title, states }: Extract<Content, { kind: 'screens' }>) {
  const name = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: reader modes leave out a fieldset, and all its words
    <section role="group" aria-label={title}>
      <div className="proof-choice">
        {spaced(
          states.map((state, at) => (
            <label key={state.name}>
              <input type="radio" name={name} defaultChecked={at === 0} />
              <span>{state.name}</span>
            </label>
          )),
        )}
      </div>
      <div className="proof-states">
        {states.map(({ name: key, says, panels }) => (
          <div key={key} className="proof-state">
            <p className="proof-says">{unbroken(says)}</p>
            <div className="proof-panels">
              {panels.map(panel => (
                <Panel key={panel.title} {...panel} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

function Weight({ parts, limit, unit }: Extract<Content, { kind: 'weight' }>) {
  const total = parts.reduce((all, { size }) => all + size, 0)
  const width = Math.max(total, limit) * 1.04
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((all, { size }) => all + size, 0))
  return (
    <div className="proof-parts">
      <p className="proof-total">
        <b>
          {total} {unit}
        </b>{' '}
        <span>
          / {limit} {unit}
        </span>
      </p>
      <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ name, size }, at) => (
          <rect key={name} x={starts[at]} width={size} y="1" height="8" data-part={at} />
        ))}
        <line x1={limit} x2={limit} y1="0" y2="10" />
      </svg>
      <ul>
        {parts.map(({ name, size }, at) => (
          <li key={name} data-part={at}>
            <span>{name}</span>{' '}
            <b>
              {size} {unit}
            </b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Shown(content: Content) {
  if (content.kind === 'screens') return <Screens {...content} />
  return content.kind === 'record' ? <Panel title={content.head} lines={content.lines} /> : <Weight {...content} />
}

/** A large sample of a service's work, with a caption that says what it proves. */
export const Evidence = ({ evidence, art }: { evidence: Content; art: string }) => (
  <Ground title={evidence.title} art={art}>
    {/* No figure: screen readers name one by its caption, and say the caption twice. */}
    <div className={`proof proof-${evidence.kind}`}>
      <Shown {...evidence} />
      <div className="proof-caption">
        {evidence.kind === 'record' && <Sum {...evidence.sum} />}
        <p className="text-soft">{unbroken(evidence.caption)}</p>
      </div>
    </div>
  </Ground>
)
