/** Uses a table, because `Intl` takes 20 ms of the first second on a slow phone to set up. */
import texts from '#generated/texts/dates.json' with { type: 'json' }

/** The name of the month of a day, `YYYY-MM-DD`. */
export const monthOf = (day: string) => texts.months[Number(day.slice(5, 7)) - 1] ?? ''
