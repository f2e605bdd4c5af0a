/** The part of culori that is used: the package brings no types. */
declare module 'culori' {
  type Color = string | { readonly mode: string }
  export const wcagContrast: (a: Color, b: Color) => number
  export const differenceCiede2000: () => (a: Color, b: Color) => number
  export const filterDeficiencyProt: (severity: number) => (color: Color) => Color
  export const filterDeficiencyDeuter: (severity: number) => (color: Color) => Color
  export const filterDeficiencyTrit: (severity: number) => (color: Color) => Color
}
