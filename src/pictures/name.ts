/** The name of a page's pattern: `/services/ui-ux-design#interaction-design` is `services-ui-ux-design-interaction-design`. */
export const artName = (path: string) => (path === '/' ? 'home' : path.slice(1).replace(/[/#]/g, '-'))
