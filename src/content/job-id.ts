/** Whether an id is valid for a job. Excludes `/careers/apply` in any letter case, because some file systems ignore case. */
export const isJobId = (id: string) => /^[\w-]+$/.test(id) && id.toLowerCase() !== 'apply'
