import texts from '#generated/texts/sections.json' with { type: 'json' }
import { Folding } from '#ui/folding.tsx'
import { Paragraphs, Prose } from '#ui/prose.tsx'

interface Props {
  paragraphs: readonly string[]
  /** Number of paragraphs that a narrow window shows before the text is unfolded. */
  shown: number
  class?: string
}

/** A long text of which a narrow window shows the beginning. */
export function FoldingText({ paragraphs, shown, class: look = '' }: Props) {
  const rest = paragraphs.slice(shown)
  return (
    <Folding narrow unfold={texts.unfoldText} when={rest.length > 0}>
      <Prose of={paragraphs.slice(0, shown)} class={look}>
        {rest.length > 0 && (
          <div className="more prose">
            <Paragraphs of={rest} />
          </div>
        )}
      </Prose>
    </Folding>
  )
}
