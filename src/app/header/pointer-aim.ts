import { type PointerEvent, useRef } from 'react'

/** Milliseconds for which a pointer on its way to an open pane may rest on another row. */
const patience = 250
/** Milliseconds of a pointer's way that tell its direction. */
const memory = 120

interface Point {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** Whether a way leads to a pane on its right: it stays between the lines to the two corners. */
function leadsTo({ left, top, bottom }: DOMRect, from: Point, to: Point) {
  const slope = (y: number) => (y - from.y) / (left - from.x)
  const way = (to.y - from.y) / (to.x - from.x)
  return to.x > from.x && to.x < left && way >= slope(top) && way <= slope(bottom)
}

/** The pane that the rows beside this one have opened: the last child of the entry whose row is selected. */
const openPane = (row: Element) =>
  row.closest('ul')?.querySelector(':scope > li > [data-selected]')?.parentElement?.lastElementChild

/**
 * Returns the handlers of a panel and of its rows that select the row under a mouse, but not the rows that it crosses on its
 * way to the pane that is open.
 */
export function usePointerAim() {
  const way = useRef<readonly Point[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  const panelProps = {
    onPointerMoveCapture: ({ clientX, clientY, timeStamp }: PointerEvent) => {
      cancel()
      const recent = way.current.filter(({ time }) => timeStamp - time < memory)
      way.current = [...recent, { x: clientX, y: clientY, time: timeStamp }]
    },
    onPointerLeave: cancel,
  }
  const rowProps = (isSelected: boolean, select: () => void) => ({
    onPointerMove: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse' || isSelected) return
      const [from, to, pane] = [way.current[0], way.current.at(-1), openPane(currentTarget)]
      if (from && to && pane && leadsTo(pane.getBoundingClientRect(), from, to))
        timer.current = setTimeout(select, patience)
      else select()
    },
  })
  return { panelProps, rowProps }
}
