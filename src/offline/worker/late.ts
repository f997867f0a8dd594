/** Rejects after the given milliseconds. */
export const late = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), milliseconds))
