/** The package has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** OpenType features to retain. */
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
    readonly dropTables: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
