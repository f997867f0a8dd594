import { slugOf } from '#content/slug.ts'

/** The name of a page's pattern: `/services/ui-ux-design#interaction-design` is `services-ui-ux-design-interaction-design`. */
export const artName = (path: string) => (path === '/' ? 'home' : path.slice(1).replace(/[/#]/g, '-'))

/** Returns the name of a job's picture: its own or that of its team, if there is such a picture, or that of the careers page. */
export const jobPicture = (
  { id, department }: { readonly id: number | string; readonly department: string },
  isDrawn: (name: string) => unknown,
) => [`job-${id}`, `team-${slugOf(department)}`].find(isDrawn) ?? 'careers'
