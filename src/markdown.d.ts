declare module '*.md' {
  const article: import('./site/words/blog/article.ts').Article
  export default article
}
