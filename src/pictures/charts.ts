/** Returns the title of a story's chart: `19 to 3 days between releases`. */
export const storyTitle = ({ value, label }: { readonly value: string; readonly label: string }) => `${value} ${label}`

/** Heights of charts, in pixels; charts fill the width of their container. Pages reserve the height that the build draws. */
export const storyHeight = 106

export const planHeight = 106

export const hoursHeight = 666

export const estimatesHeight = 312

/** The name of the chart of a case study's planned and actual time. */
export const planName = ({ slug }: { readonly slug: string }) => `chart-${slug}-time`

/** The name of the chart of a case study's measure, by its index in the study. */
export const measureChart = ({ slug }: { readonly slug: string }, at: number) => `chart-${slug}-${at + 1}`
