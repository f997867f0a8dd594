declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss'

  interface Options {
    readonly ignore: readonly string[]
    readonly onFeatureUsage: (usage: { readonly message: string }) => void
  }
  export default function doiuse(options: Options): AcceptedPlugin
}
