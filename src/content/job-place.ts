interface Placed {
  readonly title: string
  readonly department: string
  readonly locationType: string
}

/** The team of a job and its place, if it has one. */
export const teamAndPlace = ({ department, locationType }: Placed) =>
  [department, locationType].filter(Boolean).join(', ')

/** The title of a job, with its place in brackets if it has one. */
export const titleAndPlace = ({ title, locationType }: Placed) => (locationType ? `${title} (${locationType})` : title)
