import texts from '#content/texts/articles.json' with { type: 'json' }
import type { Author } from '#site/pages/words.ts'
import { Photo } from '#web/ui/photo.tsx'

/** Who wrote the article, and why they may. */
export function Byline({ name, position, imageUrl, bio, photo }: Author) {
  return (
    <section className="stitch-t mt-10 grid grid-cols-[5rem_1fr] gap-5 pt-8">
      <h2 className="sr-only">{texts.author}</h2>
      <Photo
        photo={photo}
        shape="portrait"
        class="aspect-square w-full"
        instead={
          <img alt="" src={imageUrl} width={240} height={240} loading="lazy" className="art aspect-square w-full" />
        }
      />
      <div>
        <p className="h3">{name}</p>
        <p className="small text-soft">{position}</p>
        {bio && <p className="small mt-2">{bio}</p>}
      </div>
    </section>
  )
}
