const visible = (element: HTMLElement) => element.offsetParent !== null

/** The links and buttons of a panel that can be seen, in order. */
export const controlsIn = (panel: Element | null | undefined) =>
  [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(visible)
