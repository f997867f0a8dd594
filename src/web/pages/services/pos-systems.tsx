import content, { chapters } from '#site/words/services/pos-systems.ts'
import { Chapters } from '#web/sections/chapters.tsx'
import SubService from '#web/templates/sub-service.tsx'

export default function Page() {
  return (
    <SubService content={content}>
      <Chapters path="/services/pos-systems" chapters={chapters} />
    </SubService>
  )
}
