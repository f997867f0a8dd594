import { Description, DialogTitle } from '@headlessui/react'
import { openDialog } from './dialog.tsx'

/** A question before something is removed, and its two answers. */
interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

/** Asks a question; resolves with whether the answer is yes. The button that removes nothing has the focus. */
export async function ask({ title, text, yes, no }: Question): Promise<boolean> {
  const answer = await openDialog<boolean>({ class: 'dialog-question', role: 'alertdialog' }, close => (
    <>
      <DialogTitle as="h2" className="h3">
        {title}
      </DialogTitle>
      <Description className="mt-3 text-soft">{text}</Description>
      <p className="ways-on">
        <button
          type="button"
          className="button button-primary button-small"
          data-autofocus=""
          onClick={() => close(false)}
        >
          {no}
        </button>{' '}
        <button type="button" className="button button-secondary button-small" onClick={() => close(true)}>
          {yes}
        </button>
      </p>
    </>
  ))
  return answer === true
}
