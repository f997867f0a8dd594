/** What the chart of a story shows, as a whole phrase: `19 to 3 days between releases`. */
export const storyTitle = ({ value, label }: { readonly value: string; readonly label: string }) => `${value} ${label}`

/** How high charts are, in pixels; they are as wide as their place. The build draws at this height, and pages reserve it. */
export const storyHeight = 106

export const planHeight = 106

export const hoursHeight = 606

export const estimatesHeight = 312

/** The map of the world keeps its shape. */
export const mapSize = { width: 560, height: 254 } as const

/** The name of the chart of a case study's planned and actual time. */
export const planName = ({ slug }: { readonly slug: string }) => `chart-${slug}-time`

/** The name of the chart of a case study's measure, by its place in the study. */
export const measureChart = ({ slug }: { readonly slug: string }, at: number) => `chart-${slug}-${at + 1}`
