import content, { chapters } from '#site/words/services/enterprise-software-development.ts'
import { Chapters } from '#web/sections/chapters.tsx'
import Service from '#web/templates/service.tsx'

export default function Page() {
  return (
    <Service content={content}>
      <Chapters path="/services/enterprise-software-development" chapters={chapters} />
    </Service>
  )
}
