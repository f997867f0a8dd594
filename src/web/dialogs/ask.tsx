import { Description, DialogTitle } from '@headlessui/react'
import type { Question } from '#offline/page/saved-pages.tsx'
import { Frame } from './frame.tsx'
import { giveFocusBack } from './give-focus-back.ts'
import { showDialog } from './show.tsx'

/** Asks before something is removed; resolves to whether it may be. What removes nothing has the focus. */
export function ask({ title, text, yes, no }: Question): Promise<boolean> {
  const before = document.activeElement
  return new Promise(resolve => {
    const show = (open: boolean) => {
      const answer = (agreed: boolean) => () => {
        show(false)
        setTimeout(() => {
          giveFocusBack(before)
          resolve(agreed)
        })
      }
      showDialog(
        <Frame open={open} onClose={answer(false)} role="alertdialog" class="dialog-question">
          <DialogTitle as="h2" className="h3">
            {title}
          </DialogTitle>
          <Description className="mt-3 text-soft">{text}</Description>
          <p className="ways-on">
            <button
              type="button"
              className="button button-primary button-small"
              data-autofocus=""
              onClick={answer(false)}
            >
              {no}
            </button>
            <button type="button" className="button button-secondary button-small" onClick={answer(true)}>
              {yes}
            </button>
          </p>
        </Frame>,
      )
    }
    show(true)
  })
}
