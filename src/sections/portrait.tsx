import type { Photo as OwnPhoto } from '#pictures/photo.ts'
import { ImageOr } from '#ui/image-or.tsx'
import { Logo } from '#ui/logo.tsx'
import { Photo } from '#ui/photo.tsx'

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
