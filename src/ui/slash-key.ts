import { stored } from './stored.ts'

const slashKey = stored('slash-key')

/** Whether the visitor has turned off that `/` opens the search: speech input can press keys by mistake (WCAG 2.1.4). */
export const isSlashOff = () => slashKey.read() === 'off'

/** Turns the key on or off. */
export const turnSlash = (on: boolean) => slashKey.write(on ? undefined : 'off')
