/** Types of the used part of subset-font: the package has none. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2'
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>
}
