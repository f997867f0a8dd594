/** A firm's logo, or its first letter where there is none. */
export function Logo({ name, src }: { name: string; src?: string | undefined }) {
  return src ? (
    <img src={src} alt="" width={48} height={48} className="size-12 rounded-xl object-contain" />
  ) : (
    <span aria-hidden="true" className="logo-letter">
      {name.charAt(0)}
    </span>
  )
}
