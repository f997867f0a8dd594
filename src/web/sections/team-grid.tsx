import type { Team } from '#api/contract.ts'
import texts from '#content/texts/sections.json' with { type: 'json' }
import { Folding } from '#web/ui/folding.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { teamIcon } from '#web/ui/list-icons.ts'
import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

/** The company's teams. */
export function TeamGrid({ teams }: { teams: readonly Team[] }) {
  return (
    <Folding unfold={texts.unfoldTeams}>
      <ul className={`stitch-grid pairs ${rowsOf(teams.length)}`}>
        {teams.map(({ id, title, description, iconIdentifier }) => (
          <li key={id}>
            <h3 className="h3 flex items-center gap-2">
              <Icon name={teamIcon(iconIdentifier)} class="text-madder" />
              <span>{title}</span>
            </h3>
            <p className="more small mt-2 text-soft">{unbroken(description)}</p>
          </li>
        ))}
      </ul>
    </Folding>
  )
}
