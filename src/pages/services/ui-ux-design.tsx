import content, { chapters } from '#content/services/ui-ux-design.ts'
import { Chapters } from '#sections/chapters.tsx'
import Service from '#templates/service.tsx'

export default function Page() {
  return (
    <Service content={content}>
      <Chapters path="/services/ui-ux-design" chapters={chapters} />
    </Service>
  )
}
