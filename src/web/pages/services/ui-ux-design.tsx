import content, { chapters } from '#site/words/services/ui-ux-design.ts'
import { Chapters } from '#web/sections/chapters.tsx'
import Service from '#web/templates/service.tsx'

export default function Page() {
  return (
    <Service content={content}>
      <Chapters path="/services/ui-ux-design" chapters={chapters} />
    </Service>
  )
}
