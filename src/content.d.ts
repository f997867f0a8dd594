/** Types of the modules that `npm run content` writes. */
declare module '#content/map.json' {
  const map: readonly (import('./site/map/index.ts').Page & {
    readonly path: import('../.content/paths.ts').StaticPath
  })[]
  export default map
}
declare module '#content/workday.json' {
  const workday: import('./site/schema/claims.ts').Claims['workday']
  export default workday
}
declare module '#content/menus.json' {
  const menus: import('./site/schema/content.ts').Content['menus']
  export default menus
}
declare module '#content/left-out.json' {
  const links: readonly string[]
  export default links
}
declare module '#content/bar.json' {
  const menus: readonly {
    readonly id: 'industries' | 'solutions' | 'company' | 'resources'
    readonly leadsTo: readonly string[]
    readonly only?: { readonly path: import('./site/map/index.ts').PagePath; readonly label: string }
  }[]
  export default menus
}
declare module '#content/footer.json' {
  const footer: import('./site/schema/content.ts').Content['footer']
  export default footer
}
declare module '#content/redirects.json' {
  const redirects: import('./site/schema/content.ts').Content['redirects']
  export default redirects
}
declare module '#content/outbound-domains.json' {
  const domains: readonly string[]
  export default domains
}
declare module '#content/terms.json' {
  const terms: import('./site/schema/content.ts').Content['terms']
  export default terms
}
declare module '#content/posts.json' {
  const posts: readonly import('./pages/article/schema.ts').Post[]
  export default posts
}
declare module '#content/studies.json' {
  const studies: readonly import('./pages/case-study/schema.ts').CaseStudy[]
  export default studies
}
declare module '#content/pictures.json' {
  const pictures: readonly (readonly [picture: string, patch: import('./site/schema/patch.ts').Patch])[]
  export default pictures
}
declare module '#content/pages.json' {
  const pages: Readonly<Record<string, import('./site/schema/content.ts').FilePage>>
  export default pages
}
declare module '#content/views.json' {
  const views: Readonly<Record<string, readonly string[]>>
  export default views
}
