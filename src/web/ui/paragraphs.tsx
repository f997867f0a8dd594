import { unbroken } from './unbroken.tsx'

/** A text of several paragraphs. */
export const Paragraphs = ({ of }: { of: readonly string[] }) => of.map(text => <p key={text}>{unbroken(text)}</p>)
