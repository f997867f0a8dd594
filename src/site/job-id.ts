/** Whether an id can be that of a job: its page is beside `/careers/apply`, which some file systems find in any case. */
export const isJobId = (id: string) => /^[\w-]+$/.test(id) && id.toLowerCase() !== 'apply'
