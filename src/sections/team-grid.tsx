import texts from '#generated/texts/sections.json' with { type: 'json' }
import type { Team } from '#lists/contract.ts'
import { Folding } from '#ui/folding.tsx'
import { Icon } from '#ui/icon.tsx'
import { teamIcon } from '#ui/list-icons.ts'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

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
