import content, { chapters } from '#content/services/enterprise-software-development.ts'
import { Chapters } from '#sections/chapters.tsx'
import Service from '#templates/service.tsx'

export default function Page() {
  return (
    <Service content={content}>
      <Chapters path="/services/enterprise-software-development" chapters={chapters} />
    </Service>
  )
}
