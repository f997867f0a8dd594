/** The eight teams that stand where the API has none (docs/specification.md#lists). */
export interface FallbackTeam {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly iconIdentifier: string
}

export const fallbackTeams: readonly FallbackTeam[] = [
  { id: 1, title: 'Software Engineering', description: 'Builds what clients use every day, and runs it.', iconIdentifier: 'SoftwareEngineeringIcon' },
  { id: 2, title: 'Design & UX', description: 'Draws screens beside the people who will use them.', iconIdentifier: 'DesignUXIcon' },
  {
    id: 3,
    title: 'Artificial Intelligence (AI)',
    description: 'Reads invoices, forecasts orders, and says how often it is wrong.',
    iconIdentifier: 'ArtificialIntelligenceIcon',
  },
  { id: 4, title: 'Project Management', description: 'Keeps one list of promises and says early what slips.', iconIdentifier: 'ProjectManagementIcon' },
  { id: 5, title: 'Marketing', description: 'Writes up what we did, with the numbers left in.', iconIdentifier: 'MarketingIcon' },
  { id: 6, title: 'Sales', description: 'Turns a first call into two pages with a price.', iconIdentifier: 'SalesIcon' },
  { id: 7, title: 'Research', description: 'Tries new tools on a bench before clients depend on them.', iconIdentifier: 'ResearchIcon' },
  { id: 8, title: 'Security', description: 'Attacks our releases first and practises restoring backups.', iconIdentifier: 'SecurityIcon' },
]
