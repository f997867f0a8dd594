/** Types of the modules that `npm run content` writes. */
declare module '#generated/map.json' {
  const map: readonly (import('./content/map/index.ts').Page & {
    readonly path: import('../.content/paths.ts').StaticPath
  })[]
  export default map
}
declare module '#generated/workday.json' {
  const workday: import('./content/schema/claims.ts').Claims['workday'] & { readonly zoneInWords: string }
  export default workday
}
declare module '#generated/locale.json' {
  const locale: import('./content/locale.ts').Locale
  export default locale
}
declare module '#generated/menus.json' {
  const menus: import('./content/schema/content.ts').Content['menus']
  export default menus
}
declare module '#generated/left-out.json' {
  const links: readonly string[]
  export default links
}
declare module '#generated/bar.json' {
  const menus: readonly {
    readonly id: 'industries' | 'solutions' | 'company' | 'resources'
    readonly leadsTo: readonly string[]
    readonly only?: { readonly path: import('./content/map/index.ts').PagePath; readonly label: string }
  }[]
  export default menus
}
declare module '#generated/footer.json' {
  const footer: import('./content/schema/content.ts').Content['footer']
  export default footer
}
declare module '#generated/redirects.json' {
  const redirects: import('./content/schema/content.ts').Content['redirects']
  export default redirects
}
declare module '#generated/outbound-domains.json' {
  const domains: readonly string[]
  export default domains
}
declare module '#generated/terms.json' {
  const terms: import('./content/schema/content.ts').Content['terms']
  export default terms
}
declare module '#generated/posts.json' {
  const posts: readonly import('./pages/article/schema.ts').Post[]
  export default posts
}
declare module '#generated/studies.json' {
  const studies: readonly import('./pages/case-study/schema.ts').CaseStudy[]
  export default studies
}
declare module '#generated/pictures.json' {
  const pictures: readonly (readonly [picture: string, patch: import('./content/schema/patch.ts').Patch])[]
  export default pictures
}
declare module '#generated/pages.json' {
  const pages: Readonly<Record<string, import('./content/schema/content.ts').FilePage>>
  export default pages
}
declare module '#generated/views.json' {
  const views: Readonly<Record<string, readonly string[]>>
  export default views
}
