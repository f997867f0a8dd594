declare module '*.md' {
  const article: import('#content/blog/article.ts').Article
  export default article
}
