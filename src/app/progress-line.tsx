import './progress-line.css'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import shell from '#generated/texts/shell.json' with { type: 'json' }

/** Milliseconds after which the loading line is shown. */
const progressDelay = 300

/** The line at the top of the window while a page is loading. */
export function ProgressLine() {
  const isLoading = useNavigation().state === 'loading'
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), progressDelay)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])
  return isLate && <div className="progress-line" role="progressbar" aria-label={shell.loading} />
}
