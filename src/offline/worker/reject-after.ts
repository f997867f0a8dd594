/** Rejects after the given milliseconds. */
export const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), milliseconds))
