import type { Logo, LogoGround } from '#site/logos.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Written out: style classes are found by reading the sources. */
const grounds: Readonly<Record<LogoGround, string>> = { light: 'bg-ground-light', dark: 'bg-ground-dark' }

/** A logo on the ground that it is made for, and its files. */
export function LogoCard({ logo, name }: { logo: Logo; name: string }) {
  const { ground, width, height, svg, png } = logo
  return (
    <li className="card">
      <div className={`grid h-40 place-items-center px-6 sm:h-48 ${grounds[ground]}`}>
        <img src={svg.href} alt="" width={width} height={height} loading="lazy" className="h-16 w-auto" />
      </div>
      <div className="p-6">
        <h3 className="h3">{name}</h3>
        <p className="mt-3 grid justify-items-start gap-2">
          {[svg, png].map(({ href, label }) => (
            <a key={href} href={href} download className="link inline-flex items-center gap-2">
              <Icon name="download" />
              {label}
              <span className="sr-only">: {name}</span>
            </a>
          ))}
        </p>
      </div>
    </li>
  )
}
