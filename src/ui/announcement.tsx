import { useEffect, useState } from 'react'

/** Says a text to screen readers once it has stood for half a second: nothing is said between two keys. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSpoken, 500, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  )
}
