import type { Item } from '#site/words/shapes.ts'

type Step = Item & { readonly duration?: string; readonly when?: string }

/** Numbered steps joined by a stitched path: across on a wide window when there are up to four, else down. */
export function Steps({ items }: { items: readonly (Step | undefined)[] }) {
  const steps = items.filter(step => step !== undefined)
  return (
    <ol
      className={`steps ${steps.length <= 4 ? 'steps-across' : `steps-two steps-rows-${Math.ceil(steps.length / 2)}`}`}
    >
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            {(step.duration ?? step.when) && <p className="eyebrow">{step.duration ?? step.when}</p>}
            <h3 className="h3">{step.title}</h3>
            <p className="mt-1.5 text-soft">{step.description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
