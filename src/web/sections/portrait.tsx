import type { Photo as OwnPhoto } from '#site/art/photo.ts'
import { ImageOr } from '#web/ui/image-or.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Photo } from '#web/ui/photo.tsx'

interface Props {
  name: string
  imageUrl: string
  photo?: OwnPhoto | undefined
}

/** A person: the photograph, else the image, else the first letter of the name. */
export const Portrait = ({ name, imageUrl, photo }: Props) => (
  <Photo
    photo={photo}
    shape="portrait"
    class="aspect-square w-full"
    instead={
      <ImageOr
        src={imageUrl}
        instead={
          <div className="art grid aspect-square place-items-center">
            <Logo name={name} />
          </div>
        }
        width={240}
        height={240}
        loading="lazy"
        className="art aspect-square w-full"
      />
    }
  />
)
