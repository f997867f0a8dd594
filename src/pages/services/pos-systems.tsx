import content, { chapters } from '#content/services/pos-systems.ts'
import { Chapters } from '#sections/chapters.tsx'
import SubService from '#templates/sub-service.tsx'

export default function Page() {
  return (
    <SubService content={content}>
      <Chapters path="/services/pos-systems" chapters={chapters} />
    </SubService>
  )
}
