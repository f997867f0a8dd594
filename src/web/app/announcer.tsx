/** The live region for page changes: always there, so that screen readers know it before it speaks. */
export function Announcer({ text }: { text: string }) {
  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true" data-announcer="">
      {text}
    </div>
  )
}
