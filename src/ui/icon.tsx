import type { IconName } from '#theme/icon-names.ts'

/** A decorative icon: the text beside it has its meaning. */
export function Icon({ name, class: extra = '' }: { name: IconName; class?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${extra}`.trim()}>
      <use href={`${__ICONS__}#${name}`} />
    </svg>
  )
}
