import { useAtom } from 'jotai'
import texts from '#content/texts/offline/install.json' with { type: 'json' }
import { installEventAtom } from './install-event.ts'

/** A button that opens the browser's install dialog or, where there is none, an explanation of how to install. */
export function InstallAction() {
  const [event, setEvent] = useAtom(installEventAtom)
  if (!event) return <p>{texts.share}</p>
  const install = async () => {
    await event.prompt()
    if ((await event.userChoice).outcome === 'accepted') setEvent(undefined)
  }
  return (
    <button type="button" className="button button-secondary button-small" onClick={() => void install()}>
      {texts.install}
    </button>
  )
}
