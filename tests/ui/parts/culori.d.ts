/** Types of the used part of culori: the package has none. */
declare module 'culori' {
  type Color = string | { readonly mode: string }
  export const wcagContrast: (a: Color, b: Color) => number
  export const differenceCiede2000: () => (a: Color, b: Color) => number
  export const filterDeficiencyProt: (severity: number) => (color: Color) => Color
  export const filterDeficiencyDeuter: (severity: number) => (color: Color) => Color
  export const filterDeficiencyTrit: (severity: number) => (color: Color) => Color
}
